import TextField from '@mui/material/TextField';
import type { NamedCondition } from '../../../checker/edits/named-condition.ts';
import { object } from '../../../engine/core.ts';
import { ConditionPicker } from './ConditionPicker.tsx';
import { askedUntil } from '../../edits/condition/questions.ts';
import { Select } from './Select.tsx';
import { useQuestions } from '../../session/use-questions.ts';
import { named } from './named.ts';
import { pathOf, placesFor } from '../../edits/flow/project-edits.ts';
import { readable } from '../../edits/project/outline.ts';
import { useProject } from '../../session/use-project.ts';
import { useSelection } from '../../session/use-selection.ts';

type Props = {
  /** The step after which the condition is evaluated. */
  after: string;
  condition: NamedCondition;
  onChange: (condition: NamedCondition) => void;
};

/** A condition of the flow: an existing one, or a new one with its own name. */
export function NamedConditionFields({ after, condition, onChange }: Props) {
  const { texts } = useProject();
  const { flowId } = useSelection();
  const questions = useQuestions();
  const { conditions } = placesFor(texts, flowId);
  const { name, expression } = condition;
  const isKnown = conditions.includes(name);
  const written = object(readable(texts, pathOf(texts, flowId) ?? '')['conditions'])[name];
  return (
    <>
      <Select
        label="Condition"
        value={isKnown ? name : ''}
        none="a new condition"
        options={conditions.map(named)}
        onChange={(chosen) => onChange({ name: chosen })}
      />
      {!isKnown && (
        <TextField
          required
          label="Name of the condition, such as usesVehicles"
          value={name}
          onChange={({ target }) => onChange({ ...condition, name: target.value })}
        />
      )}
      {isKnown && <p>Changes to this condition apply wherever it is used.</p>}
      <ConditionPicker
        key={isKnown ? name : ''}
        condition={expression ?? written ?? null}
        onChange={(next) => onChange({ name, ...(next !== null && { expression: next }) })}
        questions={askedUntil(questions, after)}
      />
    </>
  );
}
