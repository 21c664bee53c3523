import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useOpenTab } from '../frame/open-tab.ts';
import { useSelection } from '../selection/use-selection.ts';
import { useStudio } from '../studio-context.tsx';
import { Choice } from './Choice.tsx';
import { EditDialog } from './EditDialog.tsx';
import { addStep, placesFor } from './project-edits.ts';

/** Adds a step of one yes-or-no question to the questionnaire that is open. */
export function AddStep() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button fullWidth variant="outlined" onClick={() => setOpen(true)}>
        Add a step …
      </Button>
      {isOpen && <AddStepDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function AddStepDialog({ onClose }: { onClose: () => void }) {
  const { project } = useStudio();
  const { flowId, step, select } = useSelection();
  const openTab = useOpenTab();
  const { texts } = project.getState();
  const { steps, conditions } = placesFor(texts, flowId);
  const [name, setName] = useState('');
  const [when, setWhen] = useState('');
  const [after, setAfter] = useState(
    step !== undefined && steps.includes(step) ? step : (steps.at(-1) ?? ''),
  );
  const act = async () => {
    const made = addStep(texts, flowId, { name, after, when });
    if (!made.ok) return made.problems;
    project.editAll(made.value);
    select({ flowId, step: name });
    openTab('step');
    onClose();
    return [];
  };
  return (
    <EditDialog title={`Add a step to ${flowId}`} action="Add" onClose={onClose} act={act}>
      <p>It begins with one question of yes or no, which you can change then.</p>
      <TextField
        required
        label="Name, such as your-vehicles"
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Choice label="After" value={after} names={steps} onChange={setAfter} />
      <Choice
        label="Asked of"
        value={when}
        names={conditions}
        none="everybody who comes there"
        onChange={setWhen}
      />
    </EditDialog>
  );
}
