import { textOf } from '../../../engine/core.ts';
import { Branches } from './Branches.tsx';
import { ComputedAnswers } from './ComputedAnswers.tsx';
import { entryIn, putInEntry } from '../../edits/flow/page-edits.ts';
import { put, rulesFile, schemaFile, stepIn, uiFile } from '../../edits/step/step-texts.ts';
import { BrokenFile, brokenIn } from '../controls/form-parts.tsx';
import { FieldList } from './FieldList.tsx';
import styles from '../controls/form.module.css';
import { RuleList } from './RuleList.tsx';
import { StepFormContext, useStepFormParts } from '../../session/step-form-context.tsx';
import { Select, TextLine, placed } from '../controls/inputs.tsx';
import { useState } from 'react';
import { useSelection, useStudio } from '../../session/studio-context.tsx';
import { DialogButton } from '../controls/EditDialog.tsx';
import { edited, pathOf, placesFor, putStep } from '../../edits/flow/project-edits.ts';
import { ProjectEditDialog } from '../controls/ProjectEditDialog.tsx';
import { removeStep } from '../../../checker/edits/remove-step.ts';

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
            value={textOf(schema['title'])}
            onChange={(text) => setText('title', text)}
          />
          <TextLine
            label="Text below the title"
            value={textOf(schema['description'])}
            onChange={(text) => setText('description', text || undefined)}
          />
          <TextLine
            label="Name in lists of steps"
            value={textOf(entryIn(texts, entry)['label'])}
            onChange={(text) => parts.type((before) => putInEntry(before, entry, ['label'], text))}
          />
        </div>
        <div>
          <MoveStep step={step} />
          <RemoveStep step={step} />
        </div>
        <h2 className={styles['title']}>Questions</h2>
        <FieldList fields={fields} of="" />
        <h2 className={styles['title']}>Rules between answers</h2>
        <RuleList fields={fields} />
        <ComputedAnswers />
        <Branches step={step} />
      </div>
    </StepFormContext>
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
