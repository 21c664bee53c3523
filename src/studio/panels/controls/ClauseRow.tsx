import Button from '@mui/material/Button';
import { conditionInWords } from '../../../checker/wording/condition-in-words.ts';
import { ClauseValue } from './ClauseValue.tsx';
import {
  comparison,
  comparisonNames,
  type ComparisonName,
} from '../../edits/condition/comparisons.ts';
import styles from './condition.module.css';
import { comparableWith, type Clause } from '../../edits/condition/picked.ts';
import type { AskedQuestion, Questions } from '../../edits/condition/questions.ts';
import { Select } from './Select.tsx';

type Props = {
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
export function ClauseRow({ clause, number, questions, isOfStep, onChange, onRemove }: Props) {
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

type PickedProps = Pick<Props, 'questions' | 'isOfStep' | 'onChange'> & {
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
