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
import { kindField } from './field-groups.ts';
import { optionsOf, type FormField } from './form-fields.ts';
import type { Keys } from '../../../checker/project/edit.ts';
import { withSwapped } from './move-field.ts';
import { fieldIn, put, schemaFile, uiFile, withText } from './step-texts.ts';

/** A choice: the answer it stands for, and the texts shown. */
export type FieldOption = { value: Json; label: string; hint: string };

/**
 * How a question spells its choices: `values` in an `enum` with labels in `ui.json`, `named` with
 * labels next to them in `enumNames`, `titled` in `oneOf` or `anyOf` with their own titles, or `kinds`
 * of the step. `yesNo` always has two. Lists define the choices of their items.
 */
type Spelling = 'values' | 'named' | 'titled' | 'kinds' | 'yesNo';

export type FieldOptions = {
  spelling: Spelling;
  /** Keys of the list in schema.json. */
  at: Keys;
  options: readonly FieldOption[];
  /** True if its widget shows exactly two choices. */
  isPair: boolean;
};

/** The choices that a question lists itself; null if it has none or takes them from a catalog. */
export function fieldOptions(schema: JsonObject, field: FormField): FieldOptions | null {
  const [first] = field.describedAt;
  const items = objectAt(field.schema, 'items');
  const isOfItems = field.type === 'array';
  const own = isOfItems ? items : field.schema;
  const at = isOfItems ? [...first, 'items'] : first;
  const isPair = field.ui['ui:widget'] === 'yes-no';
  const kind = field.isKind ? kindField(schema) : undefined;
  if (kind !== undefined) return { ...kindOptions(schema, kind), isPair };
  const keyword = ['oneOf', 'anyOf'].find((key) => isChoices(own[key]));
  if (keyword !== undefined) {
    const options = objectsIn(own[keyword]).map(titledOption);
    return { spelling: 'titled', at: [...at, keyword], options, isPair };
  }
  const values = own['enum'];
  if (Array.isArray(values)) {
    return { ...listedOptions(own, field, [...at, 'enum'], values), isPair };
  }
  if (field.type !== 'boolean' || !isPair) return null;
  return {
    spelling: 'yesNo',
    at,
    options: [true, false].map((one) => wordsIn(field, one)),
    isPair,
  };
}

/** Adds a choice at the end. */
export function addOption(
  texts: Texts,
  step: string,
  path: string,
  { id, label }: { id: string; label: string },
): Result<Texts, string> {
  const { field, own } = optionsAt(texts, step, path);
  if (own.isPair) return failed(['The widget of this question shows exactly two choices.']);
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
  const at = [...own.at, own.options.length];
  const add = (json: Json) => put(texts, schemaFile(step), at, json);
  switch (own.spelling) {
    case 'titled':
      return ok(add({ const: value, title: words }));
    case 'kinds':
      return ok(add({ title: words, properties: { [field.name]: { const: value } } }));
    case 'named': {
      const names = [...namesAt(own.at), own.options.length];
      return ok(put(add(value), schemaFile(step), names, words));
    }
    case 'values':
      return ok(
        put(
          withLabels(add(value), step, field, own),
          uiFile(step),
          [...wordsAt(field, value), 'label'],
          words,
        ),
      );
    case 'yesNo':
      return ok(texts);
  }
}

/** Removes a choice and its labels. The last one stays. */
export function removeOption(texts: Texts, step: string, path: string, index: number): Texts {
  const { field, own } = optionsAt(texts, step, path);
  const option = own.options[index];
  if (option === undefined || !canRemove(own)) return texts;
  const without = put(texts, schemaFile(step), [...own.at, index], undefined);
  const named =
    own.spelling === 'named'
      ? put(without, schemaFile(step), [...namesAt(own.at), index], undefined)
      : without;
  const hasWords = wordsOf(field, option.value) !== undefined;
  const silent = hasWords
    ? put(named, uiFile(step), wordsAt(field, option.value), undefined)
    : named;
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
  const { own } = optionsAt(texts, step, path);
  if (own.options[index + by] === undefined || own.spelling === 'yesNo') return texts;
  const lists = own.spelling === 'named' ? [own.at, namesAt(own.at)] : [own.at];
  return lists.reduce(
    (all, at) =>
      withText(all, schemaFile(step), (text) => withSwapped(text, at, index, index + by)),
    texts,
  );
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
  const isInUi = wordsOf(field, option.value) !== undefined || part === 'hint';
  if (own.spelling === 'titled' || own.spelling === 'kinds') {
    const key = part === 'label' ? 'title' : 'description';
    return put(texts, schemaFile(step), [...own.at, index, key], text);
  }
  if (own.spelling === 'named' && !isInUi) {
    return put(texts, schemaFile(step), [...namesAt(own.at), index], text);
  }
  const listed = own.spelling === 'values' ? withLabels(texts, step, field, own) : texts;
  // A hint needs a label next to it.
  const hinted = wordsOf(field, option.value) === undefined && part === 'hint';
  const labeled = hinted
    ? put(listed, uiFile(step), [...wordsAt(field, option.value), 'label'], option.label)
    : listed;
  return put(labeled, uiFile(step), [...wordsAt(field, option.value), part], text);
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
  const { field, schema } = fieldIn(texts, step, path);
  const own = fieldOptions(schema, field);
  if (own === null) throw new Error(`"${path}" lists no choices of its own.`);
  return { field, own };
}

function kindOptions(
  schema: JsonObject,
  { name, key }: { name: string; key: string },
): Omit<FieldOptions, 'isPair'> {
  return {
    spelling: 'kinds',
    at: [key],
    options: objectsIn(schema[key]).map((kind) => ({
      ...titledOption(kind),
      value: objectAt(objectAt(kind, 'properties'), name)['const'] ?? null,
    })),
  };
}

function listedOptions(
  own: JsonObject,
  field: FormField,
  at: Keys,
  values: readonly Json[],
): Omit<FieldOptions, 'isPair'> {
  const { enumNames } = own;
  const names = Array.isArray(enumNames) ? enumNames : [];
  return {
    spelling: names.length > 0 ? 'named' : 'values',
    at,
    options: values.map((value, index) => {
      const words = wordsIn(field, value);
      const unlabeled = hasLabels(field) ? '' : textOf(value);
      return { ...words, label: words.label || textOf(names[index]) || unlabeled };
    }),
  };
}

const titledOption = (option: JsonObject): FieldOption => ({
  value: option['const'] ?? null,
  label: textOf(option['title']),
  hint: textOf(option['description']),
});

const isChoices = (json: Json | undefined): boolean =>
  objectsIn(json).length > 0 && objectsIn(json).every((one) => one['const'] !== undefined);

const objectsIn = (json: Json | undefined): JsonObject[] =>
  Array.isArray(json) ? json.filter(isObject) : [];

const namesAt = (at: Keys): Keys => [...at.slice(0, -1), 'enumNames'];
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
