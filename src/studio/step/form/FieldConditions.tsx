import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { testInWords } from '../../../analysis/report/asked-if.ts';
import type { Expression } from '../../../logic/expression.ts';
import type { JsonObject } from '../../../logic/json.ts';
import { ConditionPicker } from '../../condition/ConditionPicker.tsx';
import { askedBefore, type Questions } from '../../condition/questions.ts';
import { expressionOfTest, testOfExpression } from '../../condition/schema-test.ts';
import { useQuestions } from '../../condition/use-questions.ts';
import { useSelection } from '../../selection/use-selection.ts';
import {
  canDepend,
  possibleCauses,
  requiredTest,
  setAskedIf,
  setRequiredIf,
} from '../edits/asked-if.ts';
import { setRequired } from '../edits/limits.ts';
import { setShownIf, shownIf } from '../edits/shown-if.ts';
import { schemaFile } from '../edits/step-texts.ts';
import type { FieldGroup } from './field-groups.ts';
import styles from './form.module.css';
import type { FormField } from './form-fields.ts';
import { useStepForm } from './step-form-context.tsx';

type Props = { field: FormField; siblings: readonly FormField[] };

/** When a question is asked, and when it has to be answered. */
export function FieldConditions({ field, siblings }: Props) {
  const { step, edit } = useStepForm();
  const isOfPage = !field.path.includes('.');
  return (
    <>
      {isOfPage && <AskedIf field={field} siblings={siblings} />}
      {!field.isKind && (
        <FormControlLabel
          control={
            <Switch
              checked={field.isRequired}
              onChange={(_event, isOn) =>
                edit((texts) => setRequired(texts, step, field.path, isOn))
              }
            />
          }
          label={isOfPage ? 'Must be answered whenever it is asked' : 'Must be answered'}
        />
      )}
      {isOfPage && !field.isRequired && <RequiredIf field={field} siblings={siblings} />}
    </>
  );
}

function AskedIf({ field, siblings }: Props) {
  const { step, section, texts, flowPath, edit } = useStepForm();
  const questions = useQuestions();
  const [group] = field.groups;
  return (
    <fieldset className={styles['part']}>
      <legend>Asked only if answers of this page fit</legend>
      <PageCondition
        groups={field.groups}
        canPick={canDepend(texts, step, field)}
        test={group?.test ?? null}
        questions={questionsOfPage(
          questions,
          { step, section },
          possibleCauses(siblings, field.name),
        )}
        onChange={(test) => edit((before) => setAskedIf(before, step, field.name, test))}
      />
      <p className={styles['legend']}>and answers of earlier pages fit</p>
      <ConditionPicker
        condition={shownIf(texts, flowPath, step, field.name)}
        questions={askedBefore(questions, step)}
        onChange={(condition) =>
          edit((before) => setShownIf(before, flowPath, { step, name: field.name }, condition))
        }
      />
    </fieldset>
  );
}

function RequiredIf({ field, siblings }: Props) {
  const { step, section, edit } = useStepForm();
  const questions = useQuestions();
  // What is asked on a condition has to be answered then, or may be skipped.
  if (field.groups.some(({ test }) => test !== null)) return null;
  return (
    <fieldset className={styles['part']}>
      <legend>Must be answered only if answers of this page fit</legend>
      <PageCondition
        groups={field.requiredIf}
        canPick={field.requiredIf.length < 2 && field.requiredIf.every((one) => !one.isTurned)}
        test={requiredTest(field)}
        questions={questionsOfPage(
          questions,
          { step, section },
          possibleCauses(siblings, field.name),
        )}
        onChange={(test) => edit((before) => setRequiredIf(before, step, field.name, test))}
      />
    </fieldset>
  );
}

type PageConditionProps = {
  groups: readonly FieldGroup[];
  canPick: boolean;
  test: JsonObject | null;
  questions: Questions;
  onChange: (test: JsonObject | null) => void;
};

/** A condition of the step's schema with pickers, or as a sentence where they cannot say it. */
function PageCondition({ groups, canPick, test, questions, onChange }: PageConditionProps) {
  const { section } = useStepForm();
  const condition = test === null ? null : expressionOfTest(test, section, questions.asked);
  if (!canPick || (test !== null && condition === null)) {
    return <AsSentence groups={groups} questions={questions} />;
  }
  const change = (next: Expression | null) => {
    const written = next === null ? null : testOfExpression(next, section, questions.asked);
    if (next === null || written !== null) onChange(written);
  };
  return <ConditionPicker {...{ condition, questions, section }} onChange={change} />;
}

function AsSentence({ groups, questions }: Pick<PageConditionProps, 'groups' | 'questions'>) {
  const { step, section } = useStepForm();
  const { flowId, select } = useSelection();
  const said = groups.map(({ test, isTurned }) =>
    test === null ? 'in any case' : `if ${testInWords(test, section, questions.words, isTurned)}`,
  );
  const [first] = groups;
  const at = [...(first?.testAt ?? first?.at ?? [])].map((key) => `/${key}`).join('');
  return (
    <p>
      {said.join(', or ') || 'In any case'}.{' '}
      <Button onClick={() => select({ flowId, step, file: schemaFile(step), at })}>
        Edit as code
      </Button>
    </p>
  );
}

/** The questions of a page that stand at its top, of these names. */
function questionsOfPage(
  { asked, words }: Questions,
  { step, section }: { step: string; section: string },
  names: readonly string[],
): Questions {
  const paths = names.map((name) => `${section}${name}`);
  return { words, asked: asked.filter((one) => one.step === step && paths.includes(one.path)) };
}
