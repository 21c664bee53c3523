import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { isObject, type Json, sameJson, textOf } from '../../../engine/core.ts';
import type { Operand } from '../../edits/condition/comparisons.ts';
import { NumberInput } from './NumberInput.tsx';
import { answerTo, TODAY } from '../../edits/condition/picked.ts';
import type { AskedQuestion } from '../../edits/condition/questions.ts';
import { Select, type Option } from './Select.tsx';

type Props = {
  takes: Operand;
  value: Json | undefined;
  question: AskedQuestion;
  /** Questions whose answers it can be compared with. */
  others: readonly AskedQuestion[];
  /** Allows only literal values: no other answers, and not today. */
  isLiteral: boolean;
  onChange: (value: Json | undefined) => void;
};

/** The control for what a question is compared with. */
export function ClauseValue(props: Props) {
  const { takes, value, question, onChange } = props;
  switch (takes) {
    case 'nothing':
      return null;
    case 'choice':
      return (
        <Select
          label="Value"
          value={nameOf(value)}
          none="Choose a value"
          options={question.choices.map((choice) => ({
            value: nameOf(choice.value),
            label: choice.label,
          }))}
          onChange={(name) => onChange(choiceNamed(question, name))}
        />
      );
    case 'choices':
      return <SeveralChoices {...props} />;
    case 'count':
      return <Literal type="number" value={value} onChange={onChange} />;
    case 'number':
    case 'date':
      return <Compared {...props} type={takes} />;
  }
}

/** A value's name in a list, which distinguishes texts from numbers that look the same. */
const nameOf = (value: Json | undefined) => (value === undefined ? '' : JSON.stringify(value));

const choiceNamed = ({ choices }: AskedQuestion, name: string): Json | undefined =>
  choices.find(({ value }) => nameOf(value) === name)?.value;

function SeveralChoices({ value, question, onChange }: Props) {
  const chosen = Array.isArray(value) ? value.map(nameOf) : [];
  const choose = (names: string[]) => {
    const values = names.flatMap((name) => choiceNamed(question, name) ?? []);
    onChange(values.length === 0 ? undefined : values);
  };
  return (
    <TextField
      select
      label="Values"
      value={chosen}
      slotProps={{ select: { multiple: true } }}
      onChange={({ target }) => choose([target.value].flat())}
    >
      {question.choices.map((choice) => (
        <MenuItem key={nameOf(choice.value)} value={nameOf(choice.value)}>
          {choice.label}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** A number or a date, or the answer to another question. */
function Compared({
  type,
  value,
  others,
  isLiteral,
  onChange,
}: Props & { type: 'number' | 'date' }) {
  const answers: Option[] = [
    ...(type === 'date' && !isLiteral ? [{ value: nameOf(TODAY), label: 'today' }] : []),
    ...others.map((other) => ({
      value: nameOf(answerTo(other)),
      label: other.label,
      group: other.stepLabel,
    })),
  ];
  const against = isObject(value) ? nameOf(value) : '';
  return (
    <>
      {answers.length > 0 && (
        <Select
          label="Compared with"
          value={against}
          none={type === 'date' ? 'a day' : 'a number'}
          options={answers}
          onChange={(name) => {
            const answer = [TODAY, ...others.map(answerTo)];
            onChange(answer.find((one) => sameJson(one, parsed(name))));
          }}
        />
      )}
      {against === '' && <Literal type={type} value={value} onChange={onChange} />}
    </>
  );
}

const parsed = (name: string): unknown => (name === '' ? undefined : JSON.parse(name));

type LiteralProps = Pick<Props, 'value' | 'onChange'> & { type: 'number' | 'date' };

function Literal({ type, value, onChange }: LiteralProps) {
  if (type === 'number') return <NumberInput label="Value" value={value} onChange={onChange} />;
  return (
    <TextField
      label="Value"
      type="date"
      value={textOf(value)}
      onChange={({ target }) => onChange(target.value || undefined)}
    />
  );
}
