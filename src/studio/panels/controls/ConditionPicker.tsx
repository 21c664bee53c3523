import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { conditionInWords } from '../../../checker/wording/condition-in-words.ts';
import { type Expression, object } from '../../../engine/core.ts';
import { ClauseRow } from './ClauseRow.tsx';
import styles from './condition.module.css';
import {
  type Clause,
  type Picked,
  expressionOf,
  pickedFrom,
} from '../../edits/condition/picked.ts';
import { type Questions, askedUntil } from '../../edits/condition/questions.ts';
import { RequiredText, Select, named } from './inputs.tsx';
import { testOfExpression } from '../../edits/condition/schema-test.ts';
import type { NamedCondition } from '../../../checker/edits/named-in-flow.ts';
import { useProject, useQuestions, useSelection } from '../../session/studio-context.tsx';
import { pathOf, placesFor } from '../../edits/flow/project-edits.ts';
import { readable } from '../../edits/project/outline.ts';

export type ConditionPickerProps = {
  /** Null if there is no condition. */
  condition: Expression | null;
  /** Called with complete conditions only, and with null once the last comparison is removed. */
  onChange: (condition: Expression | null) => void;
  questions: Questions;
  /**
   * Set if the condition is written as the `if` of a step's schema: the dotted path of the step's
   * data, with its trailing dot. Comparisons that such an `if` cannot express are not offered.
   */
  section?: string;
  /** True if the condition is negated. */
  isNegated?: boolean;
  /** True if its button takes the focus when it appears. */
  isNew?: boolean;
};

/** Builds a condition from pickers: a question, a comparison that fits it, and a value it can have. */
export function ConditionPicker({
  isNegated = false,
  isNew = false,
  ...props
}: ConditionPickerProps) {
  const { condition, questions, section } = props;
  const { picked, change, problem } = usePicked(props);
  const { join, clauses } = picked;
  const list = useRef<HTMLDivElement>(null);
  const focus = (index: number, what: string) =>
    requestAnimationFrame(() => {
      const row = list.current?.querySelectorAll('[data-clause]')[index];
      const target = row?.querySelector<HTMLElement>(what);
      (target ?? list.current?.querySelector<HTMLElement>('[data-add]'))?.focus();
    });
  const set = (index: number, clause: Clause) =>
    change({ join, clauses: clauses.with(index, clause) });
  return (
    <div className={styles['picker']} ref={list}>
      {condition !== null && (
        <p className={styles['sentence']}>
          If {conditionInWords(condition, questions.words, isNegated)}
        </p>
      )}
      {clauses.length > 1 && section === undefined && (
        <Select
          label="How many must be true"
          value={join}
          options={[
            { value: 'and', label: 'All of these' },
            { value: 'or', label: 'Any of these' },
          ]}
          onChange={(next) => change({ join: next === 'or' ? 'or' : 'and', clauses })}
        />
      )}
      {clauses.map((clause, index) => (
        <ClauseRow
          // oxlint-disable-next-line react/no-array-index-key -- comparisons are keyed by index
          key={index}
          clause={clause}
          number={index + 1}
          questions={questions}
          isOfStep={section !== undefined}
          onChange={(next) => set(index, next)}
          onRemove={() => {
            change({ join, clauses: clauses.toSpliced(index, 1) });
            focus(Math.max(0, index - 1), '[data-remove]');
          }}
        />
      ))}
      {problem !== '' && <p role="status">{problem}</p>}
      {questions.asked.length === 0 ? (
        <p className={styles['nothing']}>{section === undefined ? NOTHING_BEFORE : NOTHING_HERE}</p>
      ) : (
        <div>
          <Button
            data-add
            ref={isNew ? takeFocus : null}
            onClick={() => {
              change({ join, clauses: [...clauses, NEW] });
              focus(clauses.length, 'select');
            }}
          >
            {clauses.length === 0 ? 'Add a condition' : 'Add another comparison'}
          </Button>
        </div>
      )}
    </div>
  );
}

const takeFocus = (button: HTMLElement | null): void => button?.focus();

/** Said in place of a button that could do nothing. */
const NOTHING_BEFORE = 'No condition is possible here: visitors have answered nothing yet.';
const NOTHING_HERE = 'No condition is possible here: no answer on this page can decide it.';

const NEW: Clause = { kind: 'picked', path: '', comparison: 'is', value: undefined };

/** The picker state. It may be incomplete, and thus ahead of the condition that is written. */
function usePicked({ condition, onChange, questions, section }: ConditionPickerProps) {
  const { asked } = questions;
  const written = JSON.stringify(condition);
  const [draft, setDraft] = useState<{ of: string; picked: Picked }>();
  const picked = draft?.of === written ? draft.picked : pickedFrom(condition, asked);
  const sayable = (next: Expression | null | undefined) =>
    next === null ||
    next === undefined ||
    section === undefined ||
    testOfExpression(next, section, asked) !== null;
  const expression = expressionOf(picked, asked);
  const problem =
    expression === undefined
      ? 'Not applied yet: a value is missing, or is not a valid answer to its question.'
      : sayable(expression)
        ? ''
        : 'Not applied: here, each comparison can be used only once for a question.';
  const change = (next: Picked) => {
    const expression = expressionOf(next, asked);
    const isWhole = expression !== undefined && sayable(expression);
    setDraft({ of: isWhole ? JSON.stringify(expression) : written, picked: next });
    if (isWhole && JSON.stringify(expression) !== written) onChange(expression);
  };
  return { picked, change, problem };
}

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
        <RequiredText
          label="Name of the condition, such as usesVehicles"
          value={name}
          onChange={(text) => onChange({ ...condition, name: text })}
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
