import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { DialogButton } from '../controls/DialogButton.tsx';
import { giveId } from '../../edits/flow/project-edits.ts';
import { ProjectEditDialog } from '../controls/ProjectEditDialog.tsx';
import { useSelection } from '../../session/use-selection.ts';
import { useStudio } from '../../session/studio-context.tsx';
import { useStepForm } from '../../session/step-form-context.tsx';

type Props = {
  /** Path of the question in the step's data. */
  field: string;
  id: string;
  label: string;
  /** Called after the id has changed. */
  onDone: () => void;
};

/** Changes the id of a choice everywhere, and migrates saved answers. */
export function RenameOption(props: Props) {
  return (
    <DialogButton label="Change the id …" aria-label={`Change the id of “${props.label}” …`}>
      {(onClose) => <RenameOptionDialog {...props} onClose={onClose} />}
    </DialogButton>
  );
}

function RenameOptionDialog({
  field,
  id,
  label,
  onDone,
  onClose,
}: Props & { onClose: () => void }) {
  const { step } = useStepForm();
  const { api } = useStudio();
  const { flowId } = useSelection();
  const [name, setName] = useState(id);
  return (
    <ProjectEditDialog
      title={`Change the id of “${label}”`}
      action="Change"
      onClose={onClose}
      onDone={onDone}
      edit={async (texts) =>
        giveId(texts, flowId, { step, field, was: id, is: name }, await api.committed())
      }
    >
      <p>
        Answers are saved under the id; visitors see the label. Conditions, rules and recorded
        journeys are updated in every questionnaire that has the step. A migration keeps saved
        answers.
      </p>
      <TextField
        required
        label="New id"
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
    </ProjectEditDialog>
  );
}
