import { textOf } from '../../../engine/core.ts';
import { MoveStep } from './MoveStep.tsx';
import { RemoveStep } from './RemoveStep.tsx';
import { Branches } from './Branches.tsx';
import { ComputedAnswers } from './ComputedAnswers.tsx';
import { entryIn, putInEntry } from '../../edits/flow/page-edits.ts';
import { put, rulesFile, schemaFile, stepIn, uiFile } from '../../edits/step/step-texts.ts';
import { BrokenFile, brokenIn } from '../controls/BrokenFile.tsx';
import { FieldList } from './FieldList.tsx';
import styles from '../controls/form.module.css';
import { RuleList } from './RuleList.tsx';
import { StepFormContext, useStepFormParts } from '../../session/step-form-context.tsx';
import { TextLine } from '../controls/TextLine.tsx';

/** A step as a form, for users who do not read JSON. It edits the same texts as the code view. */
export function StepForm({ step }: { step: string }) {
  const parts = useStepFormParts(step);
  const { texts, flowPath } = parts;
  const files = [schemaFile(step), uiFile(step), rulesFile(step), flowPath];
  const broken = brokenIn(texts, files);
  if (broken !== undefined) return <BrokenFile path={broken} />;
  const { schema, fields } = stepIn(texts, step);
  const entry = { flowPath, of: 'steps', id: step } as const;
  const setText = (key: string, text: string | undefined) =>
    parts.type((before) => put(before, schemaFile(step), [key], text));
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
            value={textOf(entryIn(texts, entry)['label'])}
            onChange={(text) => parts.type((before) => putInEntry(before, entry, ['label'], text))}
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
