import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { flushSync } from 'react-dom';
import { removeRule, setRule, type FormRule } from '../../edits/step/rules.ts';
import { Folded } from '../controls/Folded.tsx';
import type { FormField } from '../../edits/step/form-fields.ts';
import { RuleFields } from './RuleFields.tsx';
import { useStepForm } from '../../session/step-form-context.tsx';

type Props = {
  rule: FormRule;
  index: number;
  fields: readonly FormField[];
  onRemoved: () => void;
};

/** A rule of the step: collapsed it shows the message, expanded its condition. */
export function RuleForm({ rule, index, fields, onRemoved }: Props) {
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
