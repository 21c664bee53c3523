import { type FormRule, addRule, formRules, removeRule, setRule } from '../../edits/step/rules.ts';
import { useRef, useState } from 'react';
import styles from '../controls/form.module.css';
import { type FormField, labelOf } from '../../edits/step/form-fields.ts';
import { useStepForm } from '../../session/step-form-context.tsx';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { flushSync } from 'react-dom';
import { Folded } from '../controls/form-parts.tsx';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { ConditionPicker } from '../controls/ConditionPicker.tsx';
import { askedUntil } from '../../edits/condition/questions.ts';
import { Select, TextLine } from '../controls/inputs.tsx';
import { useQuestions } from '../../session/studio-context.tsx';
import type { Expression } from '../../../engine/core.ts';
import { DialogButton, EditDialog } from '../controls/EditDialog.tsx';

/** A step's rules across answers, beyond the limits of each single one. */
export function RuleList({ fields }: { fields: readonly FormField[] }) {
  const { step, texts, edit } = useStepForm();
  const list = useRef<HTMLDivElement>(null);
  const rules = formRules(texts, step);
  return (
    <div ref={list}>
      {rules.length === 0 && <p>This page has no rules.</p>}
      {rules.map((rule, index) => (
        <div key={rule.id} className={styles['row']}>
          <RuleForm
            rule={rule}
            index={index}
            fields={fields}
            onRemoved={() => list.current?.querySelector<HTMLElement>('[data-add] button')?.focus()}
          />
        </div>
      ))}
      <AddRule fields={fields} onAdd={(rule) => edit((before) => addRule(before, step, rule))} />
    </div>
  );
}

type RuleFormProps = {
  rule: FormRule;
  index: number;
  fields: readonly FormField[];
  onRemoved: () => void;
};

/** A rule of the step: collapsed it shows the message, expanded its condition. */
function RuleForm({ rule, index, fields, onRemoved }: RuleFormProps) {
  const { step, edit, type } = useStepForm();
  return (
    <Folded label={rule.message} marks={rule.isAdvice && <Chip size="small" label="advice" />}>
      <RuleFields
        rule={rule}
        fields={fields}
        onText={(message) => type((texts) => setRule(texts, step, index, { message }))}
        onChange={(part) => edit((texts) => setRule(texts, step, index, part))}
      />
      <div>
        <Button
          color="error"
          onClick={() => {
            flushSync(() => edit((texts) => removeRule(texts, step, index)));
            onRemoved();
          }}
        >
          Remove the rule
        </Button>
      </div>
    </Folded>
  );
}

type RuleFieldsProps = {
  /** `holds` is null while a new rule is incomplete. */
  rule: Omit<FormRule, 'id' | 'holds'> & { holds: Expression | null };
  fields: readonly FormField[];
  onText: (message: string) => void;
  onChange: (part: Partial<Omit<FormRule, 'id' | 'message'>>) => void;
};

/** Edits what a rule requires, and the message shown if it is violated. */
function RuleFields({ rule, fields, onText, onChange }: RuleFieldsProps) {
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

type AddRuleProps = { fields: readonly FormField[]; onAdd: (rule: Omit<FormRule, 'id'>) => void };

/** Adds a rule once it is complete. */
function AddRule(props: AddRuleProps) {
  return (
    <span data-add>
      <DialogButton label="Add a rule …" variant="outlined">
        {(onClose) => <AddRuleDialog {...props} onClose={onClose} />}
      </DialogButton>
    </span>
  );
}

type Draft = Omit<FormRule, 'id' | 'holds'> & { holds: FormRule['holds'] | null };

function AddRuleDialog({ fields, onAdd, onClose }: AddRuleProps & { onClose: () => void }) {
  const [rule, setRule] = useState<Draft>({ at: '', message: '', isAdvice: false, holds: null });
  const act = () => {
    const { holds } = rule;
    const message = rule.message.trim();
    if (holds === null) return Promise.resolve(['Add a condition.']);
    if (message === '') return Promise.resolve(['Write the message for visitors.']);
    onAdd({ ...rule, message, holds });
    onClose();
    return Promise.resolve([]);
  };
  return (
    <EditDialog title="Add a rule" action="Add" onClose={onClose} act={act}>
      <RuleFields
        rule={rule}
        fields={fields}
        onText={(message) => setRule({ ...rule, message })}
        onChange={(part) => setRule({ ...rule, ...part })}
      />
    </EditDialog>
  );
}
