import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { Select } from '../condition/Select.tsx';
import { useOpenTab } from '../frame/open-tab.ts';
import { useSelection } from '../selection/use-selection.ts';
import { useStudio } from '../studio-context.tsx';
import { named } from './named.ts';
import { addStep, placesFor } from './project-edits.ts';
import { ProjectEditDialog } from './ProjectEditDialog.tsx';

/** Adds a step of one yes-or-no question to the questionnaire that is open. */
export function AddStepDialog({ onClose }: { onClose: () => void }) {
  const { project } = useStudio();
  const { flowId, step, select } = useSelection();
  const openTab = useOpenTab();
  const { steps, conditions } = placesFor(project.getState().texts, flowId);
  const [name, setName] = useState('');
  const [when, setWhen] = useState('');
  const [after, setAfter] = useState(
    step !== undefined && steps.includes(step) ? step : (steps.at(-1) ?? ''),
  );
  return (
    <ProjectEditDialog
      title={`Add a step to ${flowId}`}
      action="Add"
      onClose={onClose}
      edit={(texts) => addStep(texts, flowId, { name, after, when })}
      onDone={() => {
        select({ flowId, step: name });
        openTab('step');
      }}
    >
      <p>It begins with one question of yes or no, which you can change then.</p>
      <TextField
        required
        label="Name, such as your-vehicles"
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Select label="After" value={after} options={steps.map(named)} onChange={setAfter} />
      <Select
        label="Asked of"
        value={when}
        options={conditions.map(named)}
        none="everybody who comes there"
        onChange={setWhen}
      />
    </ProjectEditDialog>
  );
}
