import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { moveField, movedInWords, movesPast, staysInWords } from '../../edits/step/move-field.ts';
import styles from '../controls/form.module.css';
import { type FormField, hasFixedFields, labelOf } from '../../edits/step/form-fields.ts';
import { useStepForm } from '../../session/step-form-context.tsx';
import Chip from '@mui/material/Chip';
import { FieldDetails } from './FieldDetails.tsx';
import { Folded, MoveButtons } from '../controls/form-parts.tsx';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { nameFrom } from '../../../checker/model/names.ts';
import { DialogButton } from '../controls/EditDialog.tsx';
import { edited } from '../../edits/flow/project-edits.ts';
import { ProjectEditDialog } from '../controls/ProjectEditDialog.tsx';
import { addField } from '../../edits/step/add-field.ts';
import { CoverageSwitch } from '../controls/CoverageSwitch.tsx';
import { KindSelect, RequiredText } from '../controls/inputs.tsx';

type FieldListProps = {
  fields: readonly FormField[];
  /** Path of the group or list they are inside; empty for those of the page. */
  of: string;
  /** True if questions cannot be added or removed. */
  isFixed?: boolean;
};

/** Sibling questions: those of a page, a group or a list item. */
export function FieldList({ fields, of, isFixed = false }: FieldListProps) {
  const { step, edit } = useStepForm();
  const list = useRef<HTMLDivElement>(null);
  const [message, setMessage] = useState('');
  const control = (name: string, what: string) =>
    list.current?.querySelector<HTMLElement>(`:scope > [data-field="${name}"] [data-${what}]`);
  const focusOn = (name: string) => control(name, 'summary')?.focus();
  const canMove = (field: FormField, by: -1 | 1) => {
    const other = fields[fields.indexOf(field) + by];
    return other !== undefined && movesPast(field, other, by);
  };
  const move = (field: FormField, by: -1 | 1) => {
    const place = fields.indexOf(field) + by;
    const other = fields[place];
    if (other !== undefined && !movesPast(field, other, by)) {
      return setMessage(staysInWords(labelOf(field), labelOf(other), by));
    }
    // A row loses focus when it moves within the document.
    const had = document.activeElement;
    flushSync(() => {
      if (other !== undefined) edit((texts) => moveField(texts, step, field.path, by));
      setMessage(
        movedInWords({ what: labelOf(field), item: 'question', place, count: fields.length }),
      );
    });
    if (had instanceof HTMLElement) had.focus();
    return undefined;
  };
  const focusAfter = (field: FormField) => {
    const place = fields.indexOf(field);
    const next = fields[place + 1] ?? fields[place - 1];
    const target = next === undefined ? null : control(next.name, 'summary');
    setMessage(`“${labelOf(field)}” was removed.`);
    (target ?? list.current?.querySelector<HTMLElement>('[data-add] button'))?.focus();
  };
  return (
    <div ref={list}>
      {fields.map((field) => (
        <div key={field.path} data-field={field.name} className={styles['row']}>
          <FieldForm
            field={field}
            siblings={fields}
            nested={
              field.inside === null ? null : (
                <FieldList fields={field.fields} of={field.path} isFixed={hasFixedFields(field)} />
              )
            }
            canMove={{ up: canMove(field, -1), down: canMove(field, 1) }}
            onMove={(by) => move(field, by)}
            onRenamed={focusOn}
            onRemoved={isFixed ? undefined : () => focusAfter(field)}
          />
        </div>
      ))}
      {!isFixed && <AddField of={of} onAdded={focusOn} />}
      <p role="status" className={styles['said']}>
        {message}
      </p>
    </div>
  );
}

type FieldFormProps = {
  field: FormField;
  siblings: readonly FormField[];
  /** The questions inside it; null if it cannot have any. */
  nested: ReactNode;
  canMove: { up: boolean; down: boolean };
  onMove: (by: -1 | 1) => void;
  onRenamed: (name: string) => void;
  /** Called after it is removed; undefined if it cannot be removed. */
  onRemoved: (() => void) | undefined;
};

/** One question: collapsed it shows the label, expanded all settings. */
function FieldForm({ field, siblings, nested, canMove, onMove, ...on }: FieldFormProps) {
  const label = labelOf(field);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (!event.altKey || by === 0) return;
    event.preventDefault();
    onMove(by);
  };
  const isConditional = field.groups.every(({ test }) => test !== null);
  return (
    <>
      <Folded
        label={label}
        marks={
          <>
            <code>{field.path}</code>
            {field.isRequired && <Chip size="small" label="required" />}
            {isConditional && <Chip size="small" label="conditional" />}
          </>
        }
        summary={{ 'data-summary': true, onKeyDown }}
      >
        <FieldDetails {...{ field, siblings, nested }} {...on} />
      </Folded>
      <MoveButtons what={label} canMove={canMove} onMove={onMove} />
    </>
  );
}

type AddFieldProps = {
  /** Path of the group or list to add it to; empty for the page. */
  of: string;
  onAdded: (name: string) => void;
};

/** Adds a question at the end of a page, a group or a list's items. */
function AddField(props: AddFieldProps) {
  return (
    <span data-add>
      <DialogButton label="Add a question …" variant="outlined">
        {(onClose) => <AddFieldDialog {...props} onClose={onClose} />}
      </DialogButton>
    </span>
  );
}

function AddFieldDialog({ of, onAdded, onClose }: AddFieldProps & { onClose: () => void }) {
  const { step } = useStepForm();
  const [label, setLabel] = useState('');
  const [ownName, setOwnName] = useState<string>();
  const [kind, setKind] = useState('text');
  const [isRequired, setRequired] = useState(true);
  const [isWithoutVerdict, setWithoutVerdict] = useState(false);
  const name = ownName ?? nameFrom(label);
  const field = { name, label: label.trim(), kind, isRequired, isWithoutVerdict };
  return (
    <ProjectEditDialog
      title="Add a question"
      action="Add"
      onClose={onClose}
      edit={(texts) => edited(texts, () => addField(texts, step, of, field))}
      onDone={() => onAdded(name)}
    >
      <RequiredText label="Label, as visitors see it" value={label} onChange={setLabel} />
      <KindSelect value={kind} onChange={setKind} />
      <RequiredText label="Name, for conditions and exports" value={name} onChange={setOwnName} />
      <FormControlLabel
        control={<Switch checked={isRequired} onChange={(_event, isOn) => setRequired(isOn)} />}
        label="Required"
      />
      <CoverageSwitch kind={kind} isOn={isWithoutVerdict} onChange={setWithoutVerdict} />
    </ProjectEditDialog>
  );
}
