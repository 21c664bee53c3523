import Button from '@mui/material/Button';
import { type SyntheticEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Json, sameJson, textOf } from '../../../engine/core.ts';
import { EditDialog, KeptDialog } from '../controls/EditDialog.tsx';
import { type Place, placesOfOption } from '../../edits/step/remove-field.ts';
import {
  type FieldOption,
  addOption,
  canRemove,
  fieldOptions,
  moveOption,
  removeOption,
  setOptionWords,
} from '../../edits/step/options.ts';
import styles from '../controls/form.module.css';
import type { FormField } from '../../edits/step/form-fields.ts';
import { MoveButtons } from '../controls/form-parts.tsx';
import { movedInWords } from '../../edits/step/move-field.ts';
import { Places, RenameOption } from './field-dialogs.tsx';
import { useStepForm } from '../../session/step-form-context.tsx';
import { TextLine } from '../controls/inputs.tsx';
import TextField from '@mui/material/TextField';
import { idFrom } from '../../../checker/model/names.ts';

/** Edits the choices that a question lists itself: their labels and order, adding and removing. */
export function FieldOptions({ field }: { field: FormField }) {
  const { step, section, flowPath, texts, edit, type } = useStepForm();
  const list = useRef<HTMLFieldSetElement>(null);
  const [asked, setAsked] = useState<{ value: Json; places: readonly Place[] }>();
  const [message, setMessage] = useState('');
  const own = fieldOptions(field);
  if (own === null) return null;
  const { path } = field;
  const { options } = own;
  const move = (index: number, by: -1 | 1) => {
    const had = document.activeElement;
    const place = index + by;
    flushSync(() => {
      edit((before) => moveOption(before, step, path, index, by));
      const what = nameOf(options[index]);
      setMessage(movedInWords({ what, item: 'choice', place, count: options.length }));
    });
    if (had instanceof HTMLElement) had.focus();
  };
  const remove = (index: number) => {
    flushSync(() => {
      edit((before) => removeOption(before, step, path, index));
      setMessage(`“${nameOf(options[index])}” was removed.`);
    });
    const removers = list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    (removers[Math.min(index, removers.length - 1)] ?? addButton(list.current))?.focus();
  };
  const askToRemove = (index: number) => {
    const value = options[index]?.value ?? null;
    const places = placesOfOption(texts, flowPath, { step, section, path }, value);
    if (places.length === 0) remove(index);
    else setAsked({ value, places });
  };
  return (
    <fieldset className={styles['part']} ref={list}>
      <legend>Choices</legend>
      {options.map((option, index) => (
        <OptionRow
          key={JSON.stringify(option.value)}
          option={option}
          onWords={(part, words) =>
            type((before) => setOptionWords(before, step, path, index, part, words))
          }
        >
          {own.at !== null && (
            <MoveButtons
              what={nameOf(option)}
              canMove={{ up: index > 0, down: index < options.length - 1 }}
              onMove={(by) => move(index, by)}
            />
          )}
          {typeof option.value === 'string' && (
            <RenameOption
              field={path}
              id={option.value}
              label={option.label || option.value}
              onDone={() => rowsIn(list.current)[index]?.focus()}
            />
          )}
          {canRemove(own) && (
            <Button
              data-remove
              aria-label={`Remove the choice “${nameOf(option)}”`}
              onClick={() => askToRemove(index)}
            >
              Remove
            </Button>
          )}
        </OptionRow>
      ))}
      {!own.isPair && <AddOption field={field} />}
      <p role="status" className={styles['said']}>
        {message}
      </p>
      {asked !== undefined && (
        <KeptDialog onClose={() => setAsked(undefined)}>
          {(onClose) => (
            <RemoveOptionDialog
              places={asked.places}
              onClose={onClose}
              onRemove={() => {
                // A change on disk may have given its index to another choice.
                const index = options.findIndex(({ value }) => sameJson(value, asked.value));
                if (index < 0) return ['The choice is no longer there.'];
                onClose();
                remove(index);
                return [];
              }}
            />
          )}
        </KeptDialog>
      )}
    </fieldset>
  );
}

const nameOf = (option: FieldOption | undefined): string => option?.label || textOf(option?.value);

type RemoveProps = {
  places: readonly Place[];
  onClose: () => void;
  /** Returns why it cannot be removed, if so. */
  onRemove: () => readonly string[];
};

function RemoveOptionDialog({ places, onClose, onRemove }: RemoveProps) {
  return (
    <EditDialog
      title="Remove the choice"
      action="Remove"
      onClose={onClose}
      act={() => Promise.resolve(onRemove())}
    >
      <p>These conditions refer to it. They remain, with findings until you change them:</p>
      <Places places={places} />
    </EditDialog>
  );
}

/** The label inputs of all choices. */
const rowsIn = (list: HTMLElement | null) =>
  list?.querySelectorAll<HTMLElement>('[role=group] > :first-child textarea:not([aria-hidden])') ??
  [];
const addButton = (list: HTMLElement | null) => list?.querySelector<HTMLElement>('[data-add]');

type RowProps = {
  option: FieldOption;
  onWords: (part: 'label' | 'hint', words: string) => void;
  children: React.ReactNode;
};

function OptionRow({ option, onWords, children }: RowProps) {
  const id = textOf(option.value);
  return (
    <div className={styles['option']} role="group" aria-label={`Choice ${id}`}>
      <TextLine
        label="Label"
        place={`ui:options/choices/${id}`}
        value={option.label}
        onChange={(words) => onWords('label', words)}
      />
      <TextLine
        label="Hint"
        place={`ui:options/choices/${id}/hint`}
        value={option.hint}
        onChange={(words) => onWords('hint', words)}
      />
      <code>{id}</code>
      {children}
    </div>
  );
}

/** Adds a choice to a question: its label, and the id stored in answers. */
function AddOption({ field }: { field: FormField }) {
  const { step, attempt } = useStepForm();
  const [label, setLabel] = useState('');
  const [ownId, setOwnId] = useState<string>();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const id = ownId ?? idFrom(label);
  const add = (event: SyntheticEvent) => {
    event.preventDefault();
    const found = attempt((texts) => addOption(texts, step, field.path, { id, label }));
    setProblems(found);
    if (found.length > 0) return;
    setLabel('');
    setOwnId(undefined);
  };
  return (
    <form className={styles['option']} onSubmit={add}>
      <TextField
        size="small"
        label="Label of a new choice"
        value={label}
        error={problems.length > 0}
        helperText={problems.join(' ')}
        onChange={({ target }) => setLabel(target.value)}
      />
      <TextField
        size="small"
        label="Id of a new choice"
        value={id}
        onChange={({ target }) => setOwnId(target.value)}
      />
      <Button type="submit" data-add>
        Add the choice
      </Button>
    </form>
  );
}
