import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { ConditionPicker } from '../controls/ConditionPicker.tsx';
import {
  askedBefore,
  type AskedQuestion,
  type Questions,
} from '../../edits/condition/questions.ts';
import { useQuestions } from '../../session/studio-context.tsx';
import {
  possibleCauses,
  possibleCausesOfShowing,
  setAskedIf,
  setRequiredIf,
  whyFixed,
} from '../../edits/step/asked-if.ts';
import { setRequired } from '../../edits/step/limits.ts';
import { setShownIf, shownIf } from '../../edits/step/shown-if.ts';
import styles from '../controls/form.module.css';
import type { FormField } from '../../edits/step/form-fields.ts';
import { PageConditions } from './PageConditions.tsx';
import { useStepForm } from '../../session/step-form-context.tsx';

type Props = { field: FormField; siblings: readonly FormField[] };

/** When a question is asked, and when it is required. */
export function FieldConditions({ field, siblings }: Props) {
  const { step, edit } = useStepForm();
  const isOfPage = !field.path.includes('.');
  return (
    <>
      {isOfPage && <AskedIf field={field} siblings={siblings} />}
      <FormControlLabel
        control={
          <Switch
            checked={field.isRequired}
            onChange={(_event, isOn) => edit((texts) => setRequired(texts, step, field.path, isOn))}
          />
        }
        label={isOfPage ? 'Required whenever it is asked' : 'Required'}
      />
      {isOfPage && !field.isRequired && <RequiredIf field={field} siblings={siblings} />}
    </>
  );
}

function AskedIf({ field, siblings }: Props) {
  const { step, texts, flowPath, edit } = useStepForm();
  const questions = useQuestions();
  const causes = possibleCausesOfShowing(siblings, field);
  const hasMoreBelow = possibleCauses(siblings, field.name).length > causes.length;
  const fixed = whyFixed(texts, step, field);
  return (
    <fieldset className={styles['part']}>
      <legend>Asked only if answers on this page match</legend>
      <PageConditions
        groups={field.groups}
        fixed={fixed}
        questions={useQuestionsOfPage(causes)}
        onChange={(cases) => edit((before) => setAskedIf(before, step, field.name, cases))}
      />
      {hasMoreBelow && fixed === undefined && (
        <p>Questions further down cannot decide it: to use one, move this question below it.</p>
      )}
      <p className={styles['legend']}>and answers on earlier pages match</p>
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
  const { step, edit } = useStepForm();
  const questions = useQuestionsOfPage(possibleCauses(siblings, field.name));
  // A conditional question is either required or optional whenever it is asked.
  const isConditional = field.groups.some(({ test }) => test !== null);
  if (isConditional && field.requiredIf.length === 0) return null;
  return (
    <fieldset className={styles['part']}>
      <legend>Required only if answers on this page match</legend>
      <PageConditions
        groups={field.requiredIf}
        fixed={undefined}
        questions={questions}
        onChange={(cases) => edit((before) => setRequiredIf(before, step, field.name, cases))}
      />
    </fieldset>
  );
}

/** Some top-level questions of the page, by name. */
function useQuestionsOfPage(names: readonly string[]): Questions {
  const { step, section } = useStepForm();
  const questions = useQuestions();
  const paths = names.map((name) => `${section}${name}`);
  const isCause = (one: AskedQuestion) => one.step === step && paths.includes(one.path);
  return { ...questions, asked: questions.asked.filter(isCause) };
}
