import { Select } from './Select.tsx';
import { isKind, KIND_OPTIONS, type QuestionKindName } from '../../edits/step/question-kinds.ts';

type Props = { value: QuestionKindName; onChange: (kind: QuestionKindName) => void };

/** Selects the kind of a new question. */
export function KindSelect({ value, onChange }: Props) {
  return (
    <Select
      label="Kind"
      value={value}
      options={KIND_OPTIONS}
      onChange={(kind) => isKind(kind) && onChange(kind)}
    />
  );
}
