import { type Json, type JsonObject, textOf } from '../../../engine/core.ts';
import { optionsOf, type FormField } from './form-fields.ts';
import { setRequired } from './limits.ts';
import { newQuestion } from './add-field.ts';
import { describe, fieldIn, put, uiFile } from './step-texts.ts';
import type { Texts } from '../project/texts.ts';

/** Is the answer displayed or kept, but not asked for? */
export const isShownOnly = ({ schema, ui }: FormField): boolean =>
  schema['readOnly'] === true || ['output', 'hidden'].includes(textOf(ui['ui:widget']));

/** Keywords without meaning for an answer that nobody enters. */
const ENTERED = [
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'pattern',
  'default',
];

/** Options that say how a value is displayed. */
const DISPLAYED = ['catalog', 'choices', 'choicesFrom', 'width'];

/** Displays a question's answer instead of asking for it. Its limits and messages are removed. */
export function asShown(texts: Texts, step: string, path: string): Texts {
  const optional = setRequired(texts, step, path, false);
  const { field } = fieldIn(optional, step, path);
  const unlimited = ENTERED.filter((keyword) => field.schema[keyword] !== undefined).reduce(
    (all, keyword) => describe(all, step, field, [keyword], undefined),
    optional,
  );
  const format = ['integer', 'number'].includes(field.type) ? 'number' : 'text';
  const ui: JsonObject =
    field.type === 'boolean'
      ? { 'ui:widget': 'hidden' }
      : {
          ...wordsOf(field),
          'ui:widget': 'output',
          'ui:options': { ...displayed(field), format, hideOptional: true },
        };
  return put(describe(unlimited, step, field, ['readOnly'], true), uiFile(step), field.uiAt, ui);
}

/** Asks for an answer that was only displayed, in the way in which a new question is asked. */
export function asAsked(texts: Texts, step: string, path: string): Texts {
  const { field } = fieldIn(texts, step, path);
  const made = newQuestion(kindOf(field), '');
  const limits = Object.entries(made.schema).filter(
    ([key]) => !['title', 'type', 'enum'].includes(key),
  );
  const entries: [string, Json | undefined][] = [...limits, ['readOnly', undefined]];
  const limited = entries.reduce(
    (all, [keyword, value]) => describe(all, step, field, [keyword], value),
    texts,
  );
  const ui = {
    ...made.ui,
    ...wordsOf(field),
    'ui:options': { ...optionsOf(made), ...displayed(field) },
  };
  return put(limited, uiFile(step), field.uiAt, ui);
}

function kindOf({ type, schema }: FormField): string {
  if (type === 'boolean') return 'yes-no';
  if (['enum', 'oneOf', 'anyOf', 'x-options'].some((key) => key in schema)) return 'select';
  if (type === 'integer') return 'number';
  if (type === 'number') return 'decimal';
  return schema['format'] === 'date' ? 'date' : 'text';
}

const wordsOf = ({ ui }: FormField): JsonObject =>
  Object.fromEntries(
    Object.entries(ui).filter(([key]) => ['ui:title', 'ui:description'].includes(key)),
  );

const displayed = (field: FormField): JsonObject =>
  Object.fromEntries(
    Object.entries(optionsOf(field)).filter(([option]) => DISPLAYED.includes(option)),
  );
