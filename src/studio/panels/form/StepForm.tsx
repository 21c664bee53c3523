import Alert from '@mui/material/Alert';
import { type Derivation, ok, textOf } from '../../../engine/core.ts';
import { Branches } from './Branches.tsx';
import { entryIn, putInEntry } from '../../edits/flow/page-edits.ts';
import { isCanonical, withCanonical } from '../../edits/step/canonical.ts';
import { put, rulesFile, schemaFile, stepIn, uiFile } from '../../edits/step/step-texts.ts';
import { BrokenFile, brokenIn } from '../controls/form-parts.tsx';
import { FieldList } from './FieldList.tsx';
import styles from '../controls/form.module.css';
import { RuleList } from './RuleList.tsx';
import {
  StepFormContext,
  useStepForm,
  useStepFormParts,
} from '../../session/step-form-context.tsx';
import { placed, Select, TextLine } from '../controls/inputs.tsx';
import { useRef, useState } from 'react';
import { useQuestions, useSelection, useStudio } from '../../session/studio-context.tsx';
import { DialogButton } from '../controls/EditDialog.tsx';
import { edited, pathOf, placesFor, putStep } from '../../edits/flow/project-edits.ts';
import { ProjectEditDialog } from '../controls/ProjectEditDialog.tsx';
import { removeStep } from '../../../checker/edits/flow/remove-step.ts';
import { conditionInWords } from '../../../checker/wording/condition-in-words.ts';
import branches from './branches.module.css';
import { templateInWords } from '../../edits/computed/computations.ts';
import { computedIn, stopComputing } from '../../edits/computed/computed-answers.ts';
import { ComputedDialog } from './ComputedDialog.tsx';

/** A step as a form, for users who do not read JSON. It edits the same texts as the code view. */
export function StepForm({ step }: { step: string }) {
  const parts = useStepFormParts(step);
  const { texts, flowPath } = parts;
  const files = [schemaFile(step), uiFile(step), rulesFile(step), flowPath];
  const broken = brokenIn(texts, files);
  if (broken !== undefined) return <BrokenFile path={broken} />;
  const { schema, fields } = stepIn(texts, step);
  const entry = { flowPath, of: 'steps', id: step } as const;
  const setText = (key: string, text: string | undefined) =>
    parts.type((before) => put(before, schemaFile(step), [key], text));
  return (
    <StepFormContext value={parts}>
      <div className={styles['form']}>
        <div className={styles['head']}>
          <TextLine
            label="Title of the page"
            place="title"
            value={textOf(schema['title'])}
            onChange={(text) => setText('title', text)}
          />
          <TextLine
            label="Text below the title"
            place="description"
            value={textOf(schema['description'])}
            onChange={(text) => setText('description', text || undefined)}
          />
          <TextLine
            label="Name in lists of steps"
            place="label"
            value={textOf(entryIn(texts, entry)['label'])}
            onChange={(text) => parts.type((before) => putInEntry(before, entry, ['label'], text))}
          />
        </div>
        <div>
          <MoveStep step={step} />
          <RemoveStep step={step} />
        </div>
        <h2 className={styles['title']}>Questions</h2>
        {isCanonical(texts, step) ? (
          <>
            <FieldList fields={fields} of="" />
            <h2 className={styles['title']}>Rules between answers</h2>
            <RuleList fields={fields} />
            <ComputedAnswers />
          </>
        ) : (
          <OtherForm step={step} />
        )}
        <Branches step={step} />
      </div>
    </StepFormContext>
  );
}

/** Shown in place of the questions of a step that are written in another way than the form writes them. */
function OtherForm({ step }: { step: string }) {
  return (
    <Alert severity="info">
      <p>
        This page says something in a way that the form does not edit, such as choices under “oneOf”
        or a condition under “dependentSchemas”. Rewrite it once, and you can edit its questions
        here. It asks the same as before.
      </p>
      <DialogButton label="Rewrite the page …">
        {(onClose) => <RewriteDialog step={step} onClose={onClose} />}
      </DialogButton>
    </Alert>
  );
}

function RewriteDialog({ step, onClose }: { step: string; onClose: () => void }) {
  return (
    <ProjectEditDialog
      title={`Rewrite "${step}"`}
      action="Rewrite"
      onClose={onClose}
      edit={(texts) => edited(texts, () => ok(withCanonical(texts, step)))}
    >
      <p>
        Choices become a list of values with their labels in ui.json, conditions become “if” and
        “then”, and shared definitions are written out where they are used. Visitors notice nothing.
      </p>
    </ProjectEditDialog>
  );
}

/** Moves a step within the open questionnaire. */
function MoveStep({ step }: { step: string }) {
  return (
    <DialogButton label="Move the step …">
      {(onClose) => <MoveStepDialog step={step} onClose={onClose} />}
    </DialogButton>
  );
}

function MoveStepDialog({ step, onClose }: { step: string; onClose: () => void }) {
  const { project } = useStudio();
  const { flowId } = useSelection();
  const { steps } = placesFor(project.getState().texts, flowId);
  const others = steps.filter(({ id }) => id !== step);
  // Where it is, so that pressing Enter at once moves nothing.
  const place = steps.findIndex(({ id }) => id === step);
  const [after, setAfter] = useState((steps[place - 1] ?? others[0])?.id ?? '');
  return (
    <ProjectEditDialog
      title={`Move "${step}"`}
      action="Move"
      onClose={onClose}
      edit={(texts) => putStep(texts, flowId, step, after)}
    >
      <p>Branches to and from it, saved step numbers and recorded journeys are updated.</p>
      <Select label="After" value={after} options={others.map(placed)} onChange={setAfter} />
    </ProjectEditDialog>
  );
}

/** Removes a step from the open questionnaire. */
function RemoveStep({ step }: { step: string }) {
  return (
    <DialogButton label="Remove the step …">
      {(onClose) => <RemoveStepDialog step={step} onClose={onClose} />}
    </DialogButton>
  );
}

function RemoveStepDialog({ step, onClose }: { step: string; onClose: () => void }) {
  const { api, project } = useStudio();
  const { flowId, select } = useSelection();
  const { steps } = placesFor(project.getState().texts, flowId);
  const before = steps[steps.findIndex(({ id }) => id === step) - 1]?.id;
  return (
    <ProjectEditDialog
      title={`Remove "${step}"`}
      action="Remove"
      onClose={onClose}
      edit={async (texts) => {
        const released = await api.committed();
        const of = pathOf(texts, flowId);
        return edited(texts, () => removeStep(texts, { name: step, of, released }));
      }}
      onDone={() => select({ flowId, ...(before !== undefined && { step: before }) })}
    >
      <p>
        Visitors are routed to the step that followed it. Answers to its questions are lost, which a
        migration records; recorded journeys skip it.
      </p>
      <p>A step whose answers are read elsewhere cannot be removed; the error lists the places.</p>
    </ProjectEditDialog>
  );
}

/** The answers of a step that are computed from other answers, and how. */
function ComputedAnswers() {
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
      <h2 className={branches['title']} id="computed">
        Computed answers
      </h2>
      {computed.length === 0 && <p>No answer of this page is computed.</p>}
      <ul className={branches['branches']}>
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
    <li className={branches['branch']} data-to={to}>
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
