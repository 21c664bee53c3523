import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { ConditionPicker } from '../controls/ConditionPicker.tsx';
import { askedUntil } from '../../edits/condition/questions.ts';
import { Select } from '../controls/Select.tsx';
import { useQuestions } from '../../session/use-questions.ts';
import type { Expression } from '../../../engine/core.ts';
import type { FormRule } from '../../edits/step/rules.ts';
import styles from '../controls/form.module.css';
import { labelOf, type FormField } from '../../edits/step/form-fields.ts';
import { useStepForm } from '../../session/step-form-context.tsx';
import { TextLine } from '../controls/TextLine.tsx';

type Props = {
  /** `holds` is null while a new rule is incomplete. */
  rule: Omit<FormRule, 'id' | 'holds'> & { holds: Expression | null };
  fields: readonly FormField[];
  onText: (message: string) => void;
  onChange: (part: Partial<Omit<FormRule, 'id' | 'message'>>) => void;
};

/** Edits what a rule requires, and the message shown if it is violated. */
export function RuleFields({ rule, fields, onText, onChange }: Props) {
  const { step } = useStepForm();
  const questions = useQuestions();
  const places = fields.map((field) => ({ value: `/${field.name}`, label: labelOf(field) }));
  const isOther = rule.at !== '' && !places.some(({ value }) => value === rule.at);
  return (
    <>
      <TextLine label="Message if the condition is false" value={rule.message} onChange={onText} />
      <Select
        label="Shown at"
        value={rule.at}
        none="the whole page"
        options={isOther ? [...places, { value: rule.at, label: rule.at }] : places}
        onChange={(at) => onChange({ at, ...(at === '' && { isAdvice: false }) })}
      />
      <FormControlLabel
        control={
          <Switch checked={rule.isAdvice} onChange={(_event, isAdvice) => onChange({ isAdvice })} />
        }
        label="Advice only: visitors can continue"
      />
      <fieldset className={styles['part']}>
        <legend>Condition that must be true once its questions are answered</legend>
        <ConditionPicker
          condition={rule.holds}
          questions={askedUntil(questions, step)}
          // A rule must require something, so an empty condition is not written.
          onChange={(holds) => holds !== null && onChange({ holds })}
        />
      </fieldset>
    </>
  );
}
