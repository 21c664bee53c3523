import { descriptionId, getUiOptions, type ErrorSchema, type RJSFSchema } from '@rjsf/utils';
import type { ReactNode } from 'react';
import type { StepWidgetProps } from '../../form/contract.ts';
import { AlertGlyph } from '../../form/controls/glyphs.tsx';
import { isInvalid } from '../../form/field-messages.ts';
import styles from '../../form/templates/field.module.css';
import { OptionalLabel } from '../../form/templates/FieldTexts.tsx';

type ListUiSchema = NonNullable<StepWidgetProps['uiSchema']>;

/** A part of a list entry, e.g. the date of the second claim. */
type Part = {
  id: string;
  name: string;
  value: unknown;
  errors: string[] | undefined;
  onChange: (value: unknown) => void;
  onBlur?: StepWidgetProps['onBlur'];
};

/**
 * Widget props for one part of a list entry, so that the list's widget can render it with the usual
 * widget for such a field. Schema and words come from `items` in the schema and UI schema.
 */
export function partField(list: StepWidgetProps, part: Part): StepWidgetProps {
  const schema = partSchema(list.schema, part.name);
  const uiSchema = partUiSchema(list.uiSchema, part.name);
  const { title, ...options } = getUiOptions(uiSchema);
  return {
    ...list,
    ...part,
    schema,
    uiSchema,
    options,
    label: title ?? schema.title ?? part.name,
    placeholder: typeof options.placeholder === 'string' ? options.placeholder : '',
    required: itemSchema(list.schema).required?.includes(part.name) ?? false,
    rawErrors: part.errors ?? [],
    htmlName: part.id,
  };
}

/** Label, hint, control and messages of a part, linked as in a regular field. */
export function PartFrame({ field, children }: { field: StepWidgetProps; children: ReactNode }) {
  const hint = field.options.description ?? field.schema.description;
  return (
    <div className={styles.field}>
      <label htmlFor={field.id} className={styles.label}>
        {field.required ? field.label : <OptionalLabel label={field.label} />}
      </label>
      {hint && (
        <p id={descriptionId(field.id)} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      {isInvalid(field) && (
        <div id={`${field.id}__error`} className={styles.error}>
          <AlertGlyph />
          <div>
            {field.rawErrors?.map((message) => (
              <p key={message}>{message}</p>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

/** Messages at a path below a field: `['0', 'date']`. */
export function errorsAt(errors: ErrorSchema, path: string[]): string[] | undefined {
  const below = path.reduce<ErrorSchema | undefined>((level, name) => level?.[name], errors);
  return below?.__errors;
}

function partSchema(list: RJSFSchema, name: string): RJSFSchema {
  const part = itemSchema(list).properties?.[name];
  return typeof part === 'object' ? part : {};
}

function partUiSchema(list: StepWidgetProps['uiSchema'], name: string): ListUiSchema {
  const items = list?.items;
  return typeof items === 'object' ? (items[name] ?? {}) : {};
}

function itemSchema({ items }: RJSFSchema): RJSFSchema {
  return typeof items === 'object' && !Array.isArray(items) ? items : {};
}
