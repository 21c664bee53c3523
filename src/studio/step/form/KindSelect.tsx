import { Select } from '../../condition/Select.tsx';
import { isKind, KIND_OPTIONS, type QuestionKindName } from '../edits/question-kinds.ts';

type Props = { value: QuestionKindName; onChange: (kind: QuestionKindName) => void };

/** The kind of a question that is added. */
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
