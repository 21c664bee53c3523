import TextField from '@mui/material/TextField';
import { textOf } from '../../../engine/core.ts';
import { ClauseValue } from '../controls/ClauseValue.tsx';
import { NumberInput } from '../controls/NumberInput.tsx';
import type { AskedQuestion } from '../../edits/condition/questions.ts';
import { Select, type Option } from '../controls/Select.tsx';
import {
  howOf,
  howsFor,
  sourcesFor,
  TODAY_PATH,
  type Computation,
  type HowName,
} from '../../edits/computed/computations.ts';

type Props = {
  target: AskedQuestion;
  computation: Computation;
  asked: readonly AskedQuestion[];
  onChange: (computation: Computation) => void;
};

/** How an answer is computed, and from which others. */
export function ComputationFields({ target, computation, asked, onChange }: Props) {
  const { how, sources, value } = computation;
  const { takes, isOpen, sources: labels } = howOf(how);
  const hows = howsFor(target);
  const options = optionsOf(target, sourcesFor(how, target, asked));
  const shown = isOpen === true ? Math.max(labels.length, sources.length + 1) : labels.length;
  const set = (index: number, path: string) => {
    const next = Array.from({ length: shown }, (_, place) => sources[place] ?? '');
    const chosen = next.with(index, path);
    onChange({ ...computation, sources: isOpen === true ? chosen.filter(Boolean) : chosen });
  };
  const choose = (name: string) => {
    const next = hows.find((one) => one === name);
    if (next !== undefined) onChange(changed(computation, next, target, asked));
  };
  return (
    <>
      <Select
        label="It is computed as"
        value={how}
        options={hows.map((name) => ({ value: name, label: howOf(name).words }))}
        onChange={choose}
      />
      {options.length === 0 && labels.length > 0 && (
        <p>No other question has an answer that fits.</p>
      )}
      {Array.from({ length: options.length === 0 ? 0 : shown }, (_, index) => (
        <Select
          // oxlint-disable-next-line react/no-array-index-key -- sources are keyed by index
          key={index}
          isRequired={index < (isOpen === true ? 2 : labels.length)}
          label={labels[Math.min(index, labels.length - 1)] ?? ''}
          value={sources[index] ?? ''}
          none="Choose a question"
          options={options}
          onChange={(path) => set(index, path)}
        />
      ))}
      {typeof takes === 'object' && (
        <NumberInput
          label={takes.label}
          value={value}
          onChange={(number) => onChange({ ...computation, value: number })}
        />
      )}
      {takes === 'value' && <FixedValue {...{ target, computation, onChange }} />}
    </>
  );
}

function FixedValue({ target, computation, onChange }: Omit<Props, 'asked'>) {
  const { kind } = target;
  const { value } = computation;
  const set = (next: typeof value) => onChange({ ...computation, value: next });
  if (kind === 'text') {
    return (
      <TextField
        required
        label="Value"
        value={textOf(value)}
        onChange={({ target: input }) => set(input.value)}
      />
    );
  }
  return (
    <ClauseValue
      isLiteral
      takes={kind === 'number' || kind === 'date' ? kind : 'choice'}
      value={value}
      question={target}
      others={[]}
      onChange={set}
    />
  );
}

/** Keeps the sources that the other way of computing can read as well. */
function changed(
  { sources }: Computation,
  how: HowName,
  target: AskedQuestion,
  asked: readonly AskedQuestion[],
): Computation {
  const possible = sourcesFor(how, target, asked).map(({ path }) => path);
  const { isOpen, sources: labels } = howOf(how);
  const kept = sources.filter((path) => possible.includes(path));
  return { how, sources: isOpen === true ? kept : kept.slice(0, labels.length), value: undefined };
}

function optionsOf(target: AskedQuestion, sources: readonly AskedQuestion[]): Option[] {
  const answers = sources.map(({ path, label, stepLabel }) => ({
    value: path,
    label,
    group: stepLabel,
  }));
  return target.kind === 'date' ? [{ value: TODAY_PATH, label: 'Today' }, ...answers] : answers;
}
