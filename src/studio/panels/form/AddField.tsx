import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { nameFrom } from '../../../checker/edits/names.ts';
import { DialogButton } from '../controls/DialogButton.tsx';
import { edited } from '../../edits/flow/project-edits.ts';
import { ProjectEditDialog } from '../controls/ProjectEditDialog.tsx';
import { addField } from '../../edits/step/add-field.ts';
import type { QuestionKindName } from '../../edits/step/question-kinds.ts';
import { KindSelect } from '../controls/KindSelect.tsx';
import { useStepForm } from '../../session/step-form-context.tsx';

type Props = {
  /** Path of the group or list to add it to; empty for the page. */
  of: string;
  onAdded: (name: string) => void;
};

/** Adds a question at the end of a page, a group or a list's items. */
export function AddField(props: Props) {
  return (
    <span data-add>
      <DialogButton label="Add a question …" variant="outlined">
        {(onClose) => <AddFieldDialog {...props} onClose={onClose} />}
      </DialogButton>
    </span>
  );
}

function AddFieldDialog({ of, onAdded, onClose }: Props & { onClose: () => void }) {
  const { step } = useStepForm();
  const [label, setLabel] = useState('');
  const [ownName, setOwnName] = useState<string>();
  const [kind, setKind] = useState<QuestionKindName>('text');
  const [isRequired, setRequired] = useState(true);
  const name = ownName ?? nameFrom(label);
  const field = { name, label: label.trim(), kind, isRequired };
  return (
    <ProjectEditDialog
      title="Add a question"
      action="Add"
      onClose={onClose}
      edit={(texts) => edited(texts, () => addField(texts, step, of, field))}
      onDone={() => onAdded(name)}
    >
      <TextField
        required
        label="Label, as visitors see it"
        value={label}
        onChange={({ target }) => setLabel(target.value)}
      />
      <KindSelect value={kind} onChange={setKind} />
      <TextField
        required
        label="Name, for conditions and exports"
        value={name}
        onChange={({ target }) => setOwnName(target.value)}
      />
      <FormControlLabel
        control={<Switch checked={isRequired} onChange={(_event, isOn) => setRequired(isOn)} />}
        label="Required"
      />
    </ProjectEditDialog>
  );
}
