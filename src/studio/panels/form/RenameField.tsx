import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useSelection } from '../../session/use-selection.ts';
import { useStudio } from '../../session/studio-context.tsx';
import { DialogButton } from '../controls/DialogButton.tsx';
import { giveName } from '../../edits/flow/project-edits.ts';
import { ProjectEditDialog } from '../controls/ProjectEditDialog.tsx';

type Props = {
  step: string;
  field: string;
  /** Called with the new name. */
  onRenamed: (name: string) => void;
};

/** Renames a field everywhere, and migrates saved answers. */
export function RenameField(props: Props) {
  return (
    <div>
      <DialogButton label="Rename the field …">
        {(onClose) => <RenameFieldDialog {...props} onClose={onClose} />}
      </DialogButton>
    </div>
  );
}

function RenameFieldDialog({ step, field, onRenamed, onClose }: Props & { onClose: () => void }) {
  const { api } = useStudio();
  const { flowId } = useSelection();
  const [name, setName] = useState(field.split('.').at(-1) ?? '');
  return (
    <ProjectEditDialog
      title={`Rename "${field}"`}
      action="Rename"
      onClose={onClose}
      onDone={() => onRenamed(name)}
      edit={async (texts) => giveName(texts, flowId, { step, field, name }, await api.committed())}
    >
      <p>
        Schemas, conditions, rules, recorded journeys and texts are updated in every questionnaire
        that has the step. A migration keeps saved answers.
      </p>
      <TextField
        required
        label="New name"
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
    </ProjectEditDialog>
  );
}
