import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSelection } from '../selection/use-selection.ts';
import { useStudio } from '../studio-context.tsx';
import { Choice } from './Choice.tsx';
import { EditDialog } from './EditDialog.tsx';
import { placesFor, putStep } from './project-edits.ts';

/** Gives a step another place in the questionnaire that is open. */
export function MoveStep({ step }: { step: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Move the step …</Button>
      {isOpen && <MoveStepDialog step={step} onClose={() => setOpen(false)} />}
    </>
  );
}

function MoveStepDialog({ step, onClose }: { step: string; onClose: () => void }) {
  const { project } = useStudio();
  const { flowId } = useSelection();
  const { texts } = project.getState();
  const others = placesFor(texts, flowId).steps.filter((id) => id !== step);
  const [after, setAfter] = useState(others[0] ?? '');
  const act = async () => {
    const moved = putStep(texts, flowId, step, after);
    if (!moved.ok) return moved.problems;
    project.editAll(moved.value);
    onClose();
    return [];
  };
  return (
    <EditDialog title={`Move "${step}"`} action="Move" onClose={onClose} act={act}>
      <p>The ways to it and from it, saved step numbers and recorded journeys move along.</p>
      <Choice label="After" value={after} names={others} onChange={setAfter} />
    </EditDialog>
  );
}
