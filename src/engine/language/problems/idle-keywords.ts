import { escapedKey } from '../../logic/pointer.ts';
import { type Json, type JsonObject, sameJson, valueAsText } from '../../logic/json.ts';
import { conditionals, isAskedItem, object, type Field } from '../fields.ts';
import { didYouMean } from '../../logic/did-you-mean.ts';
import type { SchemaDefect } from './unclear-fields.ts';

/**
 * Conditions that do not match the type of the field they test, so that they are always true or
 * always false.
 */
export function compared({
  schema,
  fields,
}: {
  schema: JsonObject;
  fields: readonly Field[];
}): SchemaDefect[] {
  return conditionals(schema)
    .filter(({ when }) => when)
    .flatMap(({ pointer, test }) =>
      Object.entries(object(test['properties'])).flatMap(([name, asked]): SchemaDefect[] => {
        const field = fields.find((one) => one.name === name && one.parent === null);
        const type = valueAsText(field?.schema['type'] ?? '');
        if (field === undefined) return [];
        const place = `${pointer.replace(/then$/, 'if')}/properties/${escapedKey(name)}`;
        return [
          ...unfit(asked, type).map((keyword) => ({
            pointer: `${place}/${keyword}`,
            message: `"${keyword}" does not apply to the type "${type}" of "${name}": the condition would hold for every answer.`,
            suggestion:
              type === 'string'
                ? 'Compare a text with "const" or "enum"; compare a number that is stored as text in the flow, with a branch or "show".'
                : 'Compare it with "const" or "enum".',
          })),
          ...unknownValues(asked, field.schema).map((value) => ({
            pointer: place,
            message: `${JSON.stringify(value)} is not an answer to "${name}": this part of the condition never holds.`,
            suggestion: didYouMean(valueAsText(value), choicesOf(field.schema).map(valueAsText)),
          })),
        ];
      }),
    );
}

const unfit = (asked: Json, type: string): string[] =>
  Object.keys(object(asked)).filter((keyword) => {
    const types = { ...TYPES, contains: LISTS }[keyword];
    return types !== undefined && !types.includes(type);
  });

const choicesOf = (schema: JsonObject): Json[] => {
  const listed = schema['enum'] ?? object(schema['items'])['enum'];
  return Array.isArray(listed) ? listed : [];
};

/** Values in a list that the field cannot have; G13 reports single values. */
function unknownValues(asked: Json, schema: JsonObject): Json[] {
  const { enum: own, contains } = object(asked);
  const listed = own ?? object(contains)['enum'];
  const choices = choicesOf(schema);
  if (!Array.isArray(listed) || choices.length === 0) return [];
  return listed.filter((value) => !choices.some((choice) => sameJson(choice, value)));
}

const TEXTS = ['string'];
const NUMBERS = ['integer', 'number'];
const LISTS = ['array'];
const OBJECTS = ['object'];

/** The types that each JSON Schema keyword restricts; values of other types always pass it. */
const TYPES: Readonly<Record<string, readonly string[]>> = {
  minLength: TEXTS,
  maxLength: TEXTS,
  pattern: TEXTS,
  format: TEXTS,
  minimum: NUMBERS,
  maximum: NUMBERS,
  exclusiveMinimum: NUMBERS,
  exclusiveMaximum: NUMBERS,
  multipleOf: NUMBERS,
  items: LISTS,
  minItems: LISTS,
  maxItems: LISTS,
  uniqueItems: LISTS,
  properties: OBJECTS,
  required: OBJECTS,
};

/** Keywords that have no effect at this place, and objects without fields. */
export function idle(field: Field): SchemaDefect[] {
  const { schema, pointer, name, ui } = field;
  const type = valueAsText(schema['type']);
  const ignored = Object.keys(schema).flatMap((keyword): SchemaDefect[] => {
    const types = TYPES[keyword];
    if (types === undefined || types.includes(type)) return [];
    return [
      {
        pointer: `${pointer}/${keyword}`,
        message: `"${keyword}" does not apply to ${type === 'null' ? 'null' : `the type "${type}"`} of "${name}": any answer would be accepted.`,
        suggestion: `${hint(keyword, type)}Take it out, or write "type": "${types[0]}".`,
      },
    ];
  });
  const misplaced =
    (type === 'array' || type === 'object') && schema['enum'] !== undefined
      ? [
          {
            pointer: `${pointer}/enum`,
            message: `The choices of "${name}" are set on the ${type === 'array' ? 'list' : 'object'} itself: no answer ever matches one of them.`,
            suggestion:
              'Move "enum" or "x-options" into "items" of a list, or to a field of an object.',
          },
        ]
      : [];
  const isEmpty =
    type === 'object' &&
    ui['ui:widget'] === undefined &&
    Object.keys(object(schema['properties'])).length === 0;
  return [
    ...ignored,
    ...unreadOfItem(field),
    ...misplaced,
    ...(isEmpty
      ? [
          {
            pointer,
            message: `The object "${name}" has no fields: the visitor sees a heading with nothing under it.`,
            suggestion: 'Add "properties", or take the object out.',
          },
        ]
      : []),
  ];
}

/**
 * Keywords that are shown for a list, its choices or the fields of its items, but never for an item
 * itself.
 */
function unreadOfItem(field: Field): SchemaDefect[] {
  const { path, pointer, schema } = field;
  if (!path.endsWith('.*')) return [];
  const hasWords = schema['type'] === 'object' || isAskedItem(field);
  const keywords = ['title', 'readOnly', ...(hasWords ? [] : ['description'])];
  return keywords
    .filter((keyword) => schema[keyword] !== undefined)
    .map((keyword) => ({
      pointer: `${pointer}/${keyword}`,
      message: `"${keyword}" does not apply to an item of a list: it would be ignored.`,
      suggestion:
        keyword === 'title'
          ? 'Write it on the list; the title of an item is "itemTitle" in ui.json.'
          : 'Write it on the list, or on a field of the item.',
    }));
}

/** Numbers stored as text are limited by a pattern. */
function hint(keyword: string, type: string): string {
  return type === 'string' && TYPES[keyword] === NUMBERS
    ? 'Limit a number that is stored as text with "pattern", such as "^[1-9]$". '
    : '';
}
