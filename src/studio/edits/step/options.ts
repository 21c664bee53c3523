import {
  failed,
  isObject,
  type Json,
  type JsonObject,
  objectAt,
  ok,
  type Result,
  sameJson,
  textOf,
} from '../../../engine/core.ts';
import type { Texts } from '../project/texts.ts';
import { optionsOf, type FormField } from './form-fields.ts';
import type { Keys } from '../../../checker/project/edit.ts';
import { withSwapped } from './move-field.ts';
import { fieldIn, put, schemaFile, uiFile, withText } from './step-texts.ts';

/** A choice: the answer it stands for, and the texts shown. */
export type FieldOption = { value: Json; label: string; hint: string };

export type FieldOptions = {
  /** Keys of the `enum` in schema.json, in the items of a list; null if they are yes and no. */
  at: Keys | null;
  options: readonly FieldOption[];
  /** True if its widget shows exactly two choices. */
  isPair: boolean;
};

/** The choices that a question lists itself; null if it has none or takes them from a catalog. */
export function fieldOptions(field: FormField): FieldOptions | null {
  const [first] = field.describedAt;
  const isOfItems = field.type === 'array';
  const { enum: values } = isOfItems ? objectAt(field.schema, 'items') : field.schema;
  const isPair = field.ui['ui:widget'] === 'yes-no';
  if (Array.isArray(values)) {
    const at = [...first, ...(isOfItems ? ['items'] : []), 'enum'];
    const options = values.map((value) => {
      const words = wordsIn(field, value);
      return hasLabels(field) ? words : { ...words, label: textOf(value) };
    });
    return { at, options, isPair };
  }
  if (field.type !== 'boolean' || !isPair) return null;
  return { at: null, options: [true, false].map((one) => wordsIn(field, one)), isPair };
}

/** Adds a choice at the end. */
export function addOption(
  texts: Texts,
  step: string,
  path: string,
  { id, label }: { id: string; label: string },
): Result<Texts, string> {
  const { field, own } = optionsAt(texts, step, path);
  if (own.isPair || own.at === null)
    return failed(['The widget of this question shows exactly two choices.']);
  const value = valueOf(field, id.trim());
  const words = label.trim();
  if (value === undefined || words === '') {
    return failed([
      value === undefined
        ? 'The choices of this question are numbers: write a number as the id.'
        : 'A choice needs a label and an id.',
    ]);
  }
  if (own.options.some((one) => sameJson(one.value, value))) {
    return failed([`Choice "${id}" already exists.`]);
  }
  const listed = put(texts, schemaFile(step), [...own.at, own.options.length], value);
  return ok(
    put(
      withLabels(listed, step, field, own),
      uiFile(step),
      [...wordsAt(field, value), 'label'],
      words,
    ),
  );
}

/** Removes a choice and its labels. The last one stays. */
export function removeOption(texts: Texts, step: string, path: string, index: number): Texts {
  const { field, own } = optionsAt(texts, step, path);
  const option = own.options[index];
  if (option === undefined || own.at === null || !canRemove(own)) return texts;
  const without = put(texts, schemaFile(step), [...own.at, index], undefined);
  const hasWords = wordsOf(field, option.value) !== undefined;
  const silent = hasWords
    ? put(without, uiFile(step), wordsAt(field, option.value), undefined)
    : without;
  const [at] = field.describedAt;
  return sameJson(field.schema['default'], option.value)
    ? put(silent, schemaFile(step), [...at, 'default'], undefined)
    : silent;
}

/** Moves a choice one place up (-1) or down (1). */
export function moveOption(
  texts: Texts,
  step: string,
  path: string,
  index: number,
  by: -1 | 1,
): Texts {
  const { at, options } = optionsAt(texts, step, path).own;
  if (options[index + by] === undefined || at === null) return texts;
  return withText(texts, schemaFile(step), (text) => withSwapped(text, at, index, index + by));
}

/** Sets the label or hint of a choice; an empty hint is removed. */
export function setOptionWords(
  texts: Texts,
  step: string,
  path: string,
  index: number,
  part: 'label' | 'hint',
  words: string,
): Texts {
  const { field, own } = optionsAt(texts, step, path);
  const option = own.options[index];
  if (option === undefined) return texts;
  const text = words === '' && part === 'hint' ? undefined : words;
  const listed = own.at === null ? texts : withLabels(texts, step, field, own);
  return put(listed, uiFile(step), [...wordsAt(field, option.value), part], text);
}

/** Once one choice has a label, all need one: those that were shown as their values get these. */
function withLabels(
  texts: Texts,
  step: string,
  field: FormField,
  { options }: FieldOptions,
): Texts {
  if (hasLabels(field)) return texts;
  const labels = options.map(({ value, label }) => [textOf(value), { label }]);
  return put(
    texts,
    uiFile(step),
    [...field.uiAt, 'ui:options', 'choices'],
    Object.fromEntries(labels) as JsonObject,
  );
}

const hasLabels = (field: FormField): boolean => optionsOf(field)['choices'] !== undefined;

/** A question keeps at least one choice, and a pair always has two. */
export const canRemove = ({ isPair, options }: FieldOptions): boolean =>
  !isPair && options.length > 1;

function optionsAt(texts: Texts, step: string, path: string) {
  const { field } = fieldIn(texts, step, path);
  const own = fieldOptions(field);
  if (own === null) throw new Error(`"${path}" lists no choices of its own.`);
  return { field, own };
}

const wordsAt = ({ uiAt }: FormField, value: Json): Keys => [
  ...uiAt,
  'ui:options',
  'choices',
  textOf(value),
];
const wordsOf = (field: FormField, value: Json): Json | undefined =>
  objectAt(optionsOf(field), 'choices')[textOf(value)];

function wordsIn(field: FormField, value: Json): FieldOption {
  const words = wordsOf(field, value);
  return isObject(words)
    ? { value, label: textOf(words['label']), hint: textOf(words['hint']) }
    : { value, label: textOf(words), hint: '' };
}

/** The answer that an id stands for; undefined if it is not valid for this question. */
function valueOf({ type, schema }: FormField, id: string): Json | undefined {
  const of = type === 'array' ? textOf(objectAt(schema, 'items')['type']) : type;
  if (of !== 'integer' && of !== 'number') return id === '' ? undefined : id;
  const isNumber = id !== '' && Number.isFinite(Number(id));
  return isNumber ? Number(id) : undefined;
}
