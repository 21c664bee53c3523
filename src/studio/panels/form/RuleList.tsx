import { addRule, formRules } from '../../edits/step/rules.ts';
import { useRef } from 'react';
import { AddRule } from './AddRule.tsx';
import styles from '../controls/form.module.css';
import type { FormField } from '../../edits/step/form-fields.ts';
import { RuleForm } from './RuleForm.tsx';
import { useStepForm } from '../../session/step-form-context.tsx';

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
