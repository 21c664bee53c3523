import Button from '@mui/material/Button';
import { conditionInWords } from '../../../checker/wording/condition-in-words.ts';
import {
  type ComparisonName,
  type Operand,
  comparison,
  comparisonNames,
} from '../../edits/condition/comparisons.ts';
import styles from './condition.module.css';
import { type Clause, TODAY, answerTo, comparableWith } from '../../edits/condition/picked.ts';
import type { AskedQuestion, Questions } from '../../edits/condition/questions.ts';
import { NumberInput, type Option, Select } from './inputs.tsx';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { type Json, isObject, sameJson, textOf } from '../../../engine/core.ts';

type ClauseRowProps = {
  clause: Clause;
  /** Counted from 1, to tell the rows apart. */
  number: number;
  questions: Questions;
  /** Limits the choices to what the `if` of a step's schema can express. */
  isOfStep: boolean;
  onChange: (clause: Clause) => void;
  onRemove: () => void;
};

/** One comparison of a condition. */
export function ClauseRow({
  clause,
  number,
  questions,
  isOfStep,
  onChange,
  onRemove,
}: ClauseRowProps) {
  return (
    <div className={styles['clause']} data-clause role="group" aria-label={`Comparison ${number}`}>
      {clause.kind === 'written' ? (
        <p className={styles['written']}>
          {conditionInWords(clause.expression, questions.words)}{' '}
          <small>The pickers cannot express this: edit it as code.</small>
        </p>
      ) : (
        <PickedRow {...{ clause, questions, isOfStep, onChange }} />
      )}
      <Button data-remove aria-label={`Remove comparison ${number}`} onClick={onRemove}>
        Remove
      </Button>
    </div>
  );
}

type PickedProps = Pick<ClauseRowProps, 'questions' | 'isOfStep' | 'onChange'> & {
  clause: Extract<Clause, { kind: 'picked' }>;
};

function PickedRow({ clause, questions, isOfStep, onChange }: PickedProps) {
  const { asked } = questions;
  const question = asked.find(({ path }) => path === clause.path);
  const fitting = question === undefined ? [] : fittingOf(question, isOfStep);
  const compare = (name: ComparisonName) =>
    onChange({
      ...clause,
      comparison: name,
      value:
        comparison(name).takes === comparison(clause.comparison).takes ? clause.value : undefined,
    });
  const ask = (path: string) => {
    const next = asked.find((one) => one.path === path);
    const [first = 'is'] = next === undefined ? [] : fittingOf(next, isOfStep);
    onChange({ kind: 'picked', path, comparison: first, value: undefined });
  };
  return (
    <>
      <Select
        label="Question"
        value={clause.path}
        none="Choose a question"
        options={asked.map(({ path, label, stepLabel }) => ({
          value: path,
          label,
          group: stepLabel,
        }))}
        onChange={ask}
      />
      {question !== undefined && (
        <>
          <Select
            label="Comparison"
            value={clause.comparison}
            options={fitting.map((name) => ({ value: name, label: comparison(name).words }))}
            onChange={(name) => compare(fitting.find((one) => one === name) ?? 'is')}
          />
          <ClauseValue
            takes={comparison(clause.comparison).takes}
            value={clause.value}
            question={question}
            others={isOfStep ? [] : comparableWith(question, asked)}
            isLiteral={isOfStep}
            onChange={(value) => onChange({ ...clause, value })}
          />
        </>
      )}
    </>
  );
}

const fittingOf = ({ kind }: AskedQuestion, isOfStep: boolean): ComparisonName[] =>
  comparisonNames.filter((name) => {
    const { fits, keyword } = comparison(name);
    return fits.includes(kind) && (!isOfStep || keyword !== undefined);
  });

type ClauseValueProps = {
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
export function ClauseValue(props: ClauseValueProps) {
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

function SeveralChoices({ value, question, onChange }: ClauseValueProps) {
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
}: ClauseValueProps & { type: 'number' | 'date' }) {
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

type LiteralProps = Pick<ClauseValueProps, 'value' | 'onChange'> & { type: 'number' | 'date' };

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
