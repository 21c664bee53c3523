import { RequiredText } from '../controls/inputs.tsx';
import { useState } from 'react';
import { useSelection, useStudio } from '../../session/studio-context.tsx';
import { DialogButton } from '../controls/EditDialog.tsx';
import { edited, giveId, giveName } from '../../edits/flow/project-edits.ts';
import { ProjectEditDialog } from '../controls/ProjectEditDialog.tsx';
import { useStepForm } from '../../session/step-form-context.tsx';
import { type Place, placesLeft, removeField } from '../../edits/step/remove-field.ts';
import { type FormField, labelOf } from '../../edits/step/form-fields.ts';
import Button from '@mui/material/Button';
import { outline } from '../../edits/project/outline.ts';
import { selectionOf } from '../../session/project/selection-store.ts';

type RenameFieldProps = {
  step: string;
  field: string;
  /** Called with the new name. */
  onRenamed: (name: string) => void;
};

/** Renames a field everywhere, and migrates saved answers. */
export function RenameField(props: RenameFieldProps) {
  return (
    <div>
      <DialogButton label="Rename the field …">
        {(onClose) => <RenameFieldDialog {...props} onClose={onClose} />}
      </DialogButton>
    </div>
  );
}

function RenameFieldDialog({
  step,
  field,
  onRenamed,
  onClose,
}: RenameFieldProps & { onClose: () => void }) {
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
      <RequiredText label="New name" value={name} onChange={setName} />
    </ProjectEditDialog>
  );
}

type RenameOptionProps = {
  /** Path of the question in the step's data. */
  field: string;
  id: string;
  label: string;
  /** Called after the id has changed. */
  onDone: () => void;
};

/** Changes the id of a choice everywhere, and migrates saved answers. */
export function RenameOption(props: RenameOptionProps) {
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
}: RenameOptionProps & { onClose: () => void }) {
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
      <RequiredText label="New id" value={name} onChange={setName} />
    </ProjectEditDialog>
  );
}

type RemoveFieldProps = { field: FormField; onRemoved: () => void };

/** Removes a question, after listing what else refers to it. */
export function RemoveField(props: RemoveFieldProps) {
  return (
    <DialogButton label="Remove the question …">
      {(onClose) => <RemoveFieldDialog {...props} onClose={onClose} />}
    </DialogButton>
  );
}

function RemoveFieldDialog({
  field,
  onRemoved,
  onClose,
}: RemoveFieldProps & { onClose: () => void }) {
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

/** Links to the places that refer to what is being removed. */
export function Places({ places }: { places: readonly Place[] }) {
  const { texts } = useStepForm();
  const { flowId, select } = useSelection();
  return (
    <ul>
      {places.map((place) => (
        <li key={`${place.file}${place.pointer}`}>
          <Button onClick={() => select(selectionOf(place, outline(texts), flowId))}>
            {place.file}:{place.line}
          </Button>{' '}
          <code>{place.pointer}</code>
        </li>
      ))}
    </ul>
  );
}
