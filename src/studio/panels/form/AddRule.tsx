import { useState } from 'react';
import { DialogButton } from '../controls/DialogButton.tsx';
import { EditDialog } from '../controls/EditDialog.tsx';
import type { FormRule } from '../../edits/step/rules.ts';
import type { FormField } from '../../edits/step/form-fields.ts';
import { RuleFields } from './RuleFields.tsx';

type Props = { fields: readonly FormField[]; onAdd: (rule: Omit<FormRule, 'id'>) => void };

/** Adds a rule once it is complete. */
export function AddRule(props: Props) {
  return (
    <span data-add>
      <DialogButton label="Add a rule …" variant="outlined">
        {(onClose) => <AddRuleDialog {...props} onClose={onClose} />}
      </DialogButton>
    </span>
  );
}

type Draft = Omit<FormRule, 'id' | 'holds'> & { holds: FormRule['holds'] | null };

function AddRuleDialog({ fields, onAdd, onClose }: Props & { onClose: () => void }) {
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
