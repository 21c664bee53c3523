import { useState } from 'react';
import { DialogButton } from '../controls/DialogButton.tsx';
import { edited } from '../../edits/flow/project-edits.ts';
import { ProjectEditDialog } from '../controls/ProjectEditDialog.tsx';
import { placesLeft } from '../../edits/step/mentions.ts';
import { removeField } from '../../edits/step/remove-field.ts';
import { labelOf, type FormField } from '../../edits/step/form-fields.ts';
import { Places } from './Places.tsx';
import { useStepForm } from '../../session/step-form-context.tsx';

type Props = { field: FormField; onRemoved: () => void };

/** Removes a question, after listing what else refers to it. */
export function RemoveField(props: Props) {
  return (
    <DialogButton label="Remove the question …">
      {(onClose) => <RemoveFieldDialog {...props} onClose={onClose} />}
    </DialogButton>
  );
}

function RemoveFieldDialog({ field, onRemoved, onClose }: Props & { onClose: () => void }) {
  const { step, section, flowPath, texts } = useStepForm();
  const { path } = field;
  const [places] = useState(() => placesLeft(texts, flowPath, { step, section, path }));
  return (
    <ProjectEditDialog
      title={`Remove “${labelOf(field)}”`}
      action="Remove"
      onClose={onClose}
      edit={(before) => edited(before, () => removeField(before, step, path))}
      onDone={onRemoved}
    >
      <p>
        Its texts and messages are removed with it. Saved answers to it are lost: Changes shows
        which migration this needs.
      </p>
      {places.length > 0 && (
        <>
          <p>These places refer to it. They remain, with findings until you change them:</p>
          <Places places={places} />
        </>
      )}
    </ProjectEditDialog>
  );
}
