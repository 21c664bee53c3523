import { useState } from 'react';
import { DialogButton } from '../../edits/DialogButton.tsx';
import { edited } from '../../edits/project-edits.ts';
import { ProjectEditDialog } from '../../edits/ProjectEditDialog.tsx';
import { placesLeft } from '../edits/mentions.ts';
import { removeField } from '../edits/remove-field.ts';
import { labelOf, type FormField } from './form-fields.ts';
import { Places } from './Places.tsx';
import { useStepForm } from './step-form-context.tsx';

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
        The question goes with its words and messages. What visitors have answered is lost: Changes
        says which migration that needs.
      </p>
      {places.length > 0 && (
        <>
          <p>It is also named here. These places stay, and are findings until they are changed:</p>
          <Places places={places} />
        </>
      )}
    </ProjectEditDialog>
  );
}
