import { useRef } from 'react';
import { conditionInWords } from '../../../checker/wording/condition-in-words.ts';
import type { Derivation } from '../../../engine/core.ts';
import { useQuestions } from '../../session/studio-context.tsx';
import { DialogButton } from '../controls/EditDialog.tsx';
import { edited } from '../../edits/flow/project-edits.ts';
import { ProjectEditDialog } from '../controls/ProjectEditDialog.tsx';
import styles from './branches.module.css';
import { useStepForm } from '../../session/step-form-context.tsx';
import { templateInWords } from '../../edits/computed/computations.ts';
import { computedIn, stopComputing } from '../../edits/computed/computed-answers.ts';
import { ComputedDialog } from './ComputedDialog.tsx';

/** The answers of a step that are computed from other answers, and how. */
export function ComputedAnswers() {
  const parts = useStepForm();
  const computed = computedIn(parts.texts, parts);
  const section = useRef<HTMLElement>(null);
  const focusOn = (to?: string) => {
    const lines = [...(section.current?.querySelectorAll<HTMLElement>('[data-to]') ?? [])];
    const changed = lines.find((line) => line.dataset['to'] === to);
    const place = changed ?? section.current?.querySelector('[data-add]');
    place?.querySelector<HTMLElement>('button:last-of-type')?.focus();
  };
  return (
    <section aria-labelledby="computed" ref={section}>
      <h2 className={styles['title']} id="computed">
        Computed answers
      </h2>
      {computed.length === 0 && <p>No answer of this page is computed.</p>}
      <ul className={styles['branches']}>
        {computed.map((derived) => (
          <ComputedLine key={JSON.stringify(derived)} derived={derived} onDone={focusOn} />
        ))}
      </ul>
      <span data-add>
        <DialogButton label="Compute an answer …">
          {(onClose) => <ComputedDialog onClose={onClose} onDone={focusOn} />}
        </DialogButton>
      </span>
    </section>
  );
}

type LineProps = {
  derived: Derivation;
  /** Called with the path of the answer, without one if it is no longer computed. */
  onDone: (to?: string) => void;
};

function ComputedLine({ derived, onDone }: LineProps) {
  const { words } = useQuestions();
  const { to, when, value } = derived;
  const question = words.question(to);
  const condition =
    when === undefined ? '' : `, if ${conditionInWords({ condition: when }, words)}`;
  return (
    <li className={styles['branch']} data-to={to}>
      <span>
        <strong>{question}</strong> is {templateInWords(value, to, words)}
        {condition}
      </span>
      <DialogButton
        size="small"
        label="Change …"
        aria-label={`Change how ${question} is computed …`}
      >
        {(onClose) => <ComputedDialog was={derived} onClose={onClose} onDone={onDone} />}
      </DialogButton>
      <DialogButton size="small" label="Remove …" aria-label={`Stop computing ${question} …`}>
        {(onClose) => <StopComputingDialog {...{ derived, onDone, onClose }} />}
      </DialogButton>
    </li>
  );
}

function StopComputingDialog({ derived, onDone, onClose }: LineProps & { onClose: () => void }) {
  const parts = useStepForm();
  const { words } = useQuestions();
  return (
    <ProjectEditDialog
      title={`Stop computing ${words.question(derived.to)}`}
      action="Remove"
      onClose={onClose}
      onDone={() => onDone()}
      edit={(texts) => edited(texts, () => stopComputing(texts, parts, derived))}
    >
      <p>
        If visitors could only see the answer, they are asked for it from now on. Answers that were
        computed before stay as they are.
      </p>
    </ProjectEditDialog>
  );
}
