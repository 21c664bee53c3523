import Alert from '@mui/material/Alert';
import { parseSource } from '../../../analysis/project/source-file.ts';
import { isObject, textOf } from '../../../logic/json.ts';
import { MoveStep } from '../../edits/MoveStep.tsx';
import { RemoveStep } from '../../edits/RemoveStep.tsx';
import { Branches } from '../../branches/Branches.tsx';
import { ComputedAnswers } from '../../computed/ComputedAnswers.tsx';
import { entryIn, putInEntry } from '../../end-page/page-edits.ts';
import { put, rulesFile, schemaFile, stepIn, uiFile } from '../edits/step-texts.ts';
import { FieldList } from './FieldList.tsx';
import styles from './form.module.css';
import { RuleList } from './RuleList.tsx';
import { StepFormContext, useStepFormParts, type StepFormParts } from './step-form-context.tsx';
import { TextLine } from './TextLine.tsx';

/** A step as a form, for users who do not read JSON. It edits the same texts as the code view. */
export function StepForm({ step }: { step: string }) {
  const parts = useStepFormParts(step);
  const broken = brokenFile(parts);
  if (broken !== undefined) {
    return (
      <Alert severity="warning">
        {broken} is not valid JSON. Fix it as code to use the form again.
      </Alert>
    );
  }
  const { schema, fields } = stepIn(parts.texts, step);
  const entry = { flowPath: parts.flowPath, of: 'steps', id: step } as const;
  const setText = (key: string, text: string | undefined) =>
    parts.type((texts) => put(texts, schemaFile(step), [key], text));
  return (
    <StepFormContext value={parts}>
      <div className={styles['form']}>
        <div className={styles['head']}>
          <TextLine
            label="Title of the page"
            value={textOf(schema['title'])}
            onChange={(text) => setText('title', text)}
          />
          <TextLine
            label="Text below the title"
            value={textOf(schema['description'])}
            onChange={(text) => setText('description', text || undefined)}
          />
          <TextLine
            label="Name in lists of steps"
            value={textOf(entryIn(parts.texts, entry)['label'])}
            onChange={(text) => parts.type((texts) => putInEntry(texts, entry, ['label'], text))}
          />
        </div>
        <div>
          <MoveStep step={step} />
          <RemoveStep step={step} />
        </div>
        <h2 className={styles['title']}>Questions</h2>
        <FieldList fields={fields} of="" />
        <h2 className={styles['title']}>Rules between answers</h2>
        <RuleList fields={fields} />
        <ComputedAnswers />
        <Branches step={step} />
      </div>
    </StepFormContext>
  );
}

/** The step's first file that exists but is not a JSON object. */
const brokenFile = ({ texts, step }: StepFormParts): string | undefined =>
  [schemaFile(step), uiFile(step), rulesFile(step)].find((path) => {
    const text = texts.get(path);
    return text !== undefined && !isObject(parseSource(path, text).json);
  });
