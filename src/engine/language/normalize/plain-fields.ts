import { isObject, sameJson, textOf, type Json, type JsonObject } from '../../logic/json.ts';
import { escapedKey } from '../../logic/pointer.ts';
import { FORMATS } from './formats.ts';
import { withChoices, withoutChoices, withWords } from './choices.ts';
import { placeInFile, type Notes } from './notes.ts';
import { isNull, objectAt, type Part } from '../fields.ts';

/** Whether a format of a text stays as it is written, or becomes the pattern that the engine reads. */
export type Formats = 'written' | 'patterns';

/**
 * Normalizes the fields of an object: choices as `enum` with their labels in the UI schema, one
 * type each.
 */
export function plainObject(
  { schema, ui }: Part,
  notes: Notes,
  formats: Formats,
  pointer: string,
): Part {
  const { properties } = schema;
  if (!isObject(properties)) return { schema, ui };
  const fields: [string, JsonObject][] = [];
  const looks: [string, Json][] = [];
  const open: string[] = [];
  for (const [name, field] of Object.entries(properties)) {
    if (!isObject(field)) continue;
    const inside = `${pointer}/properties/${escapedKey(name)}`;
    const part = plainField({ schema: field, ui: objectAt(ui, name) }, notes, formats, inside);
    fields.push([name, part.schema]);
    if (part.isNullable) open.push(name);
    if (Object.keys(part.ui).length > 0) looks.push([name, part.ui]);
  }
  const { required } = schema;
  return {
    schema: {
      ...schema,
      properties: Object.fromEntries(fields),
      // `null` means unanswered, and an unanswered field is simply absent.
      ...(Array.isArray(required) &&
        open.length > 0 && { required: required.filter((name) => !open.includes(textOf(name))) }),
    },
    ui: { ...ui, ...Object.fromEntries(looks) },
  };
}

function plainField(
  part: Part,
  notes: Notes,
  formats: Formats,
  pointer: string,
): Part & { isNullable: boolean } {
  const { schema: single, isNullable } = withOneType(part.schema, notes, pointer);
  const typed = withType(single);
  const chosen = withChoices({ schema: typed, ui: part.ui }, notes, pointer);
  const answered = { ...chosen, schema: withYesOrNo(chosen.schema, notes, pointer) };
  const one = formats === 'written' ? answered : withPattern(answered, notes, pointer);
  const whole = one.schema['type'] === 'object' ? plainObject(one, notes, formats, pointer) : one;
  const items = whole.schema['items'];
  if (!isObject(items)) return { ...whole, isNullable };
  const inside = `${pointer}/items`;
  const look = objectAt(whole.ui, 'items');
  const item = plainField({ schema: items, ui: look }, notes, formats, inside);
  // A list of texts shows the choices of its items.
  const { choices, ui: rest } =
    item.schema['type'] === 'string'
      ? withoutChoices(item.ui)
      : { choices: undefined, ui: item.ui };
  const looks = Object.keys(rest).length > 0 ? { ...whole.ui, items: rest } : whole.ui;
  return {
    schema: { ...whole.schema, items: item.schema },
    ui: choices === undefined ? looks : withWords(looks, choices),
    isNullable,
  };
}

/** `["string", "null"]`, `nullable` and a null choice mean that the field may stay empty. */
function withOneType(
  source: JsonObject,
  notes: Notes,
  pointer: string,
): { schema: JsonObject; isNullable: boolean } {
  const { nullable, anyOf, ...rest } = source;
  const others = Array.isArray(anyOf) ? anyOf.filter((part) => !isNull(part)) : [];
  const isAlternative = Array.isArray(anyOf) && others.length < anyOf.length;
  const [only] = others;
  if (isAlternative && others.length === 1 && isObject(only)) {
    notes.problems.push(...contradictions(only, rest, placeInFile(notes.places, pointer)));
  }
  const flat: JsonObject =
    isAlternative && others.length === 1 && isObject(only)
      ? { ...only, ...rest }
      : { ...rest, ...(anyOf !== undefined && { anyOf: isAlternative ? others : anyOf }) };
  const types = [flat['type'] ?? []].flat();
  const left = types.filter((type) => type !== 'null');
  const choices = flat['enum'];
  // A list of values without null refuses it, whatever the type says.
  const isNamed = !Array.isArray(choices) || choices.includes(null);
  const isTyped = types.length > left.length && left.length > 0 && isNamed;
  const isNullable = isAlternative || nullable === true || isTyped;
  if (left.length > 1) {
    notes.problems.push({
      pointer: `${placeInFile(notes.places, pointer)}/type`,
      message: `The answer may be ${left.map(textOf).join(' or ')}: which of them a visitor means is not known.`,
      suggestion: 'Write one type, or ask for the kind first and show a field for each.',
    });
  }
  const [type] = left;
  return {
    schema: {
      ...flat,
      ...(type !== undefined && { type }),
      ...(isNullable && Array.isArray(choices) && { enum: choices.filter((one) => one !== null) }),
    },
    isNullable,
  };
}

/** The types whose answers a keyword limits: a field that names none has the type of its limits. */
const TYPE_OF_LIMIT: Readonly<Record<string, string>> = {
  properties: 'object',
  items: 'array',
  minItems: 'array',
  maxItems: 'array',
  uniqueItems: 'array',
  format: 'string',
  pattern: 'string',
  minLength: 'string',
  maxLength: 'string',
  minimum: 'number',
  maximum: 'number',
  exclusiveMinimum: 'number',
  exclusiveMaximum: 'number',
  multipleOf: 'number',
};

/** Gives a field without a type that of its values, or the one that its limits apply to. */
export function withType(schema: JsonObject): JsonObject {
  if (schema['type'] !== undefined) return schema;
  const { const: only, enum: listed } = schema;
  const values = only === undefined ? listed : [only];
  const types = Array.isArray(values)
    ? values.map(typeOf)
    : Object.keys(schema).map((keyword) => TYPE_OF_LIMIT[keyword]);
  const [type, ...others] = new Set(types.filter((one) => one !== undefined));
  return type === undefined || others.length > 0 ? schema : { ...schema, type };
}

const typeOf = (value: Json): string | undefined =>
  ['string', 'number', 'boolean'].includes(typeof value) ? typeof value : undefined;

/** A boolean that lists its values is one that lists none, or has only one. */
function withYesOrNo(schema: JsonObject, { places }: Notes, pointer: string): JsonObject {
  const { enum: listed, ...rest } = schema;
  if (schema['type'] !== 'boolean' || !Array.isArray(listed)) return schema;
  const [only, ...others] = new Set(listed);
  if (only === undefined || [only, ...others].some((value) => typeof value !== 'boolean'))
    return schema;
  if (others.length > 0) return rest;
  places.push([`${pointer}/const`, placeInFile(places, `${pointer}/enum`)]);
  return { const: only, ...rest };
}

/** Reports where the field and its one alternative to null contradict each other. */
function contradictions(only: JsonObject, field: JsonObject, pointer: string): Notes['problems'] {
  const clash = Object.keys(only).find(
    (key) => field[key] !== undefined && !sameJson(only[key], field[key]),
  );
  if (clash === undefined) return [];
  return [
    {
      pointer: `${pointer}/${clash}`,
      message: `"${clash}" is said here and in "anyOf": which of the two holds is not clear.`,
      suggestion: 'Say it once.',
    },
  ];
}

/** Turns a format other than `date` into a pattern, which takes the message for `format`. */
function withPattern({ schema, ui }: Part, notes: Notes, pointer: string): Part {
  const { format, ...rest } = schema;
  const pattern =
    typeof format === 'string' && Object.hasOwn(FORMATS, format) ? FORMATS[format] : undefined;
  if (pattern === undefined) return { schema, ui };
  if (rest['pattern'] !== undefined) {
    notes.problems.push({
      pointer: `${placeInFile(notes.places, pointer)}/format`,
      message: `"format" and "pattern" both say what the text looks like: only one message could be shown.`,
      suggestion: 'Keep the one that says more.',
    });
    return { schema: rest, ui };
  }
  const options = objectAt(ui, 'ui:options');
  const { format: message, ...errors } = objectAt(options, 'errors');
  return {
    schema: { ...rest, pattern },
    ui:
      message === undefined
        ? ui
        : { ...ui, 'ui:options': { ...options, errors: { ...errors, pattern: message } } },
  };
}
