import Button from '@mui/material/Button';
import { Fragment, useState } from 'react';
import { testInWords } from '../../../checker/report/asked-if.ts';
import type { Expression } from '../../../engine/core.ts';
import { ConditionPicker } from '../controls/ConditionPicker.tsx';
import type { Questions } from '../../edits/condition/questions.ts';
import { expressionOfTest, testOfExpression } from '../../edits/condition/schema-test.ts';
import { Select } from '../controls/inputs.tsx';
import { useSelection } from '../../session/studio-context.tsx';
import { conditional } from '../../edits/step/asked-if.ts';
import { schemaFile } from '../../edits/step/step-texts.ts';
import type { Case, FieldGroup } from '../../edits/step/field-groups.ts';
import styles from '../controls/form.module.css';
import { useStepForm } from '../../session/step-form-context.tsx';

type Props = {
  groups: readonly FieldGroup[];
  /** Why they cannot be edited here, as a sentence. */
  fixed: string | undefined;
  questions: Questions;
  /** Called with all cases, any of which suffices; with none once there is no condition anymore. */
  onChange: (cases: readonly Case[]) => void;
};

/** Conditions of the step's schema, any of which suffices: each as pickers, or as a sentence. */
export function PageConditions({ groups, fixed, questions, onChange }: Props) {
  const [isAdding, setAdding] = useState(false);
  const cases = conditional(groups);
  const all: readonly Case[] = cases;
  if (fixed !== undefined) return <AsSentence {...{ groups, questions, why: fixed }} />;
  const set = (index: number, next: Case | undefined) => {
    setAdding(false);
    onChange(all.toSpliced(index, 1, ...(next === undefined ? [] : [next])));
  };
  return (
    <>
      {(cases.length === 0 || isAdding ? [...cases, undefined] : cases).map((one, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- conditions are keyed by index
        <Fragment key={index}>
          {index > 0 && <p className={styles['legend']}>or</p>}
          <PageCondition
            group={one}
            isNew={isAdding && one === undefined}
            questions={questions}
            onChange={(next) => set(index, next)}
          />
        </Fragment>
      ))}
      {cases.length > 0 && !isAdding && (
        <div>
          <Button onClick={() => setAdding(true)}>Add an alternative</Button>
        </div>
      )}
    </>
  );
}

type ConditionProps = {
  /** Undefined for a condition that is yet to be picked. */
  group: FieldGroup | undefined;
  /** True if it was just added, and takes the focus. */
  isNew: boolean;
  questions: Questions;
  onChange: (next: Case | undefined) => void;
};

function PageCondition({ group, isNew, questions, onChange }: ConditionProps) {
  const { section } = useStepForm();
  const { test = null, isNegated = false } = group ?? {};
  const condition = test === null ? null : expressionOfTest(test, section, questions.asked);
  if (group !== undefined && condition === null) {
    return (
      <AsSentence
        groups={[group]}
        questions={questions}
        why="The pickers cannot express this condition."
      />
    );
  }
  const change = (next: Expression | null) => {
    const written = next === null ? null : testOfExpression(next, section, questions.asked);
    if (written !== null) onChange({ test: written, isNegated });
    else if (next === null) onChange(undefined);
  };
  return (
    <>
      {condition !== null && (
        <Select
          label="When"
          value={isNegated ? 'otherwise' : 'fits'}
          options={[
            { value: 'fits', label: 'If this condition is true' },
            { value: 'otherwise', label: 'Otherwise: if it is false' },
          ]}
          onChange={(chosen) => onChange({ test, isNegated: chosen === 'otherwise' })}
        />
      )}
      <ConditionPicker {...{ condition, isNew, questions, section, isNegated }} onChange={change} />
    </>
  );
}

type SentenceProps = Pick<Props, 'groups' | 'questions'> & { why: string };

/** Conditions that are read-only here, with the reason and a link to their code. */
function AsSentence({ groups, questions, why }: SentenceProps) {
  const { step, section } = useStepForm();
  const { flowId, select } = useSelection();
  const phrases = groups.map(({ test, isNegated }) =>
    test === null ? 'in any case' : `if ${testInWords(test, section, questions.words, isNegated)}`,
  );
  const [first] = conditional(groups);
  const at = [...(first?.testAt ?? [])].map((key) => `/${key}`).join('');
  return (
    <p>
      {phrases.join(', or ').replace(/^i/, 'I')}. {why}{' '}
      <Button onClick={() => select({ flowId, step, file: schemaFile(step), at })}>
        Edit as code
      </Button>
    </p>
  );
}
