import { useState } from 'react';
import { Select } from '../controls/Select.tsx';
import { useSelection } from '../../session/use-selection.ts';
import { useStudio } from '../../session/studio-context.tsx';
import { DialogButton } from '../controls/DialogButton.tsx';
import { placed } from '../controls/named.ts';
import { placesFor, putStep } from '../../edits/flow/project-edits.ts';
import { ProjectEditDialog } from '../controls/ProjectEditDialog.tsx';

/** Moves a step within the open questionnaire. */
export function MoveStep({ step }: { step: string }) {
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
