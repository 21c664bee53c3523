import type { ReactNode } from 'react';
import { FIELD_KINDS, type Json, isObject, textOf } from '../../../engine/core.ts';
import { RemoveField, RenameField } from './field-dialogs.tsx';
import type { Keys } from '../../../checker/project/edit.ts';
import { describe, put, uiFile } from '../../edits/step/step-texts.ts';
import { FieldConditions } from './FieldConditions.tsx';
import { FieldOptions } from './FieldOptions.tsx';
import { LIMITS, messagesOf, setLimit } from '../../edits/step/limits.ts';
import styles from '../controls/form.module.css';
import { type FormField, optionsOf } from '../../edits/step/form-fields.ts';
import { useStepForm } from '../../session/step-form-context.tsx';
import { NumberInput, TextLine } from '../controls/inputs.tsx';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Button from '@mui/material/Button';
import { baseName } from '../../../checker/project/source-file.ts';
import { sharedFiles } from '../../edits/project/outline.ts';
import { useSelection } from '../../session/studio-context.tsx';

type FieldDetailsProps = {
  field: FormField;
  siblings: readonly FormField[];
  /** The questions inside it; null if it cannot have any. */
  nested: ReactNode;
  onRenamed: (name: string) => void;
  /** Undefined if it cannot be removed. */
  onRemoved: (() => void) | undefined;
};

/** A question's texts, how and when it is asked, and which answers it accepts. */
export function FieldDetails({ field, siblings, nested, onRenamed, onRemoved }: FieldDetailsProps) {
  const { step, type } = useStepForm();
  const look = (keys: Keys, value: Json | undefined) =>
    type((texts) => put(texts, uiFile(step), [...field.uiAt, ...keys], value));
  const isListed = field.type === 'array';
  return (
    <>
      <TextLine
        label="Label"
        place="title"
        value={textOf(field.schema['title'])}
        onChange={(text) =>
          type((texts) => describe(texts, step, field, ['title'], text || undefined))
        }
      />
      <TextLine
        label="Hint"
        place="ui:description"
        value={textOf(field.ui['ui:description'])}
        onChange={(text) => look(['ui:description'], text || undefined)}
      />
      <TextLine
        label="Why we ask"
        place="ui:options/why"
        value={textOf(optionsOf(field)['why'])}
        onChange={(text) => look(['ui:options', 'why'], text || undefined)}
      />
      <WidgetSelect field={field} onChange={(widget) => look(['ui:widget'], widget)} />
      <FieldConditions field={field} siblings={siblings} />
      <FieldLimits field={field} />
      <FieldCatalog field={field} />
      <FieldOptions field={field} />
      {messagesOf(field).map(({ keyword, label, text }) => (
        <TextLine
          key={keyword}
          label={label}
          place={`ui:options/errors/${keyword}`}
          value={text}
          onChange={(next) => look(['ui:options', 'errors', keyword], next || undefined)}
        />
      ))}
      {nested !== null && (
        <fieldset className={styles['part']}>
          <legend>{isListed ? 'Questions of each item' : 'Questions under this heading'}</legend>
          {nested}
        </fieldset>
      )}
      <div className={styles['actions']}>
        <RenameField step={step} field={field.path} onRenamed={onRenamed} />
        {onRemoved !== undefined && <RemoveField field={field} onRemoved={onRemoved} />}
      </div>
    </>
  );
}

/** Keywords that make limits pointless, since they list the allowed answers. */
const LISTED = ['x-options', 'enum', 'oneOf', 'anyOf'];

/** Edits the minimum and maximum of the answer. */
export function FieldLimits({ field }: { field: FormField }) {
  const { step, type } = useStepForm();
  const limits = LIMITS[field.type] ?? [];
  if (limits.length === 0 || LISTED.some((key) => key in field.schema)) return null;
  return (
    <div className={styles['limits']}>
      {limits.map(({ keyword, label }) => (
        <NumberInput
          key={keyword}
          size="small"
          label={label}
          place={keyword}
          value={field.schema[keyword]}
          onChange={(limit) => type((texts) => setLimit(texts, step, field.path, keyword, limit))}
        />
      ))}
    </div>
  );
}

type WidgetSelectProps = { field: FormField; onChange: (widget: string) => void };

/** Selects how the question is asked: the widgets for its type of answer, each with a description. */
function WidgetSelect({ field, onChange }: WidgetSelectProps) {
  const chosen = textOf(field.ui['ui:widget']);
  const fitting = Object.entries(FIELD_KINDS).filter(
    ([name, { types }]) => name === chosen || types.includes(field.type),
  );
  if (fitting.length === 0) return null;
  return (
    <TextField
      select
      size="small"
      data-place="ui:widget"
      label="Widget"
      value={fitting.some(([name]) => name === chosen) ? chosen : ''}
      // The description is below it.
      slotProps={{ select: { renderValue: String } }}
      helperText={FIELD_KINDS[chosen]?.about ?? 'No widget is chosen.'}
      onChange={({ target }) => onChange(target.value)}
    >
      {fitting.map(([name, { about }]) => (
        <MenuItem key={name} value={name}>
          {name}: {about}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Selects the catalog from which a question takes its choices. */
function FieldCatalog({ field }: { field: FormField }) {
  const { step, texts, edit } = useStepForm();
  const { flowId, select } = useSelection();
  const { items } = field.schema;
  const isOfItems = isObject(items) && 'x-options' in items;
  const list = textOf(isOfItems ? items['x-options'] : field.schema['x-options']);
  if (list === '') return null;
  const keys = [...(isOfItems ? ['items'] : []), 'x-options'];
  const names = sharedFiles(texts).catalogs.map((path) => baseName(path, '.json'));
  const isKnown = names.includes(list);
  return (
    <div className={styles['limits']}>
      <TextField
        select
        size="small"
        data-place={keys.join('/')}
        label="List of choices"
        value={isKnown ? list : ''}
        onChange={({ target }) =>
          edit((before) => describe(before, step, field, keys, target.value))
        }
      >
        {names.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      {isKnown && (
        <Button onClick={() => select({ flowId, file: `schemas/catalog/${list}.json` })}>
          Open the list
        </Button>
      )}
    </div>
  );
}
