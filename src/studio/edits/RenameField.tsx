import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useSelection } from '../selection/use-selection.ts';
import { useStudio } from '../studio-context.tsx';
import { EditDialog } from './EditDialog.tsx';
import { giveName } from './project-edits.ts';

type Props = { step: string; field: string };

/** Gives a field another name everywhere, and brings saved answers along. */
export function RenameField({ step, field }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button onClick={() => setOpen(true)}>Rename the field …</Button>
      {isOpen && <RenameFieldDialog step={step} field={field} onClose={() => setOpen(false)} />}
    </div>
  );
}

function RenameFieldDialog({ step, field, onClose }: Props & { onClose: () => void }) {
  const { project, api } = useStudio();
  const { flowId } = useSelection();
  const [name, setName] = useState(field.split('.').at(-1) ?? '');
  const act = async () => {
    const { texts } = project.getState();
    const renamed = giveName(texts, flowId, { step, field, name }, await api.committed());
    if (!renamed.ok) return renamed.problems;
    project.editAll(renamed.value);
    onClose();
    return [];
  };
  return (
    <EditDialog title={`Rename "${field}"`} action="Rename" onClose={onClose} act={act}>
      <p>
        Schemas, conditions, rules, recorded journeys and texts follow, in every questionnaire that
        has the step. A migration brings saved answers along.
      </p>
      <TextField
        required
        label="New name"
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
    </EditDialog>
  );
}
