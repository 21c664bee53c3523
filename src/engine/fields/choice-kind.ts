import { object, optionsOf, type Field } from '../language/fields.ts';
import { OPTIONS } from '../language/step-source.ts';
import { textOf, type Json, type JsonObject } from '../logic/json.ts';
import { FIELD_WORDS } from '../words/field-words.ts';
import { inWords } from './name-in-words.ts';
import type { Contradiction, FieldKind } from './field-kind.ts';

/** Above this number of choices, a select replaces radio buttons. */
const SEEN = 5;

export const hasFewChoices = ({ enum: choices }: JsonObject): boolean =>
  Array.isArray(choices) && choices.length <= SEEN;

export const hasManyChoices = (schema: JsonObject): boolean =>
  (Array.isArray(schema['enum']) && !hasFewChoices(schema)) ||
  (schema['type'] !== 'array' && schema[OPTIONS] !== undefined);

/** The catalog that the schema names, or a label for each of its values. */
export function choiceOptions({ schema }: Field): JsonObject {
  const items = object(schema['items']);
  const catalog = schema[OPTIONS] ?? items[OPTIONS];
  if (catalog !== undefined) return { catalog };
  const values = schema['enum'] ?? items['enum'];
  if (!Array.isArray(values)) return {};
  const words = values.map((value): [string, Json] => [
    textOf(value),
    { label: inWords(textOf(value)) },
  ]);
  return { choices: Object.fromEntries(words) };
}

/** The same for several of the choices; a pick beyond the limit is refused with words. */
export function pickOptions(field: Field): JsonObject {
  const { maxItems: limit } = field.schema;
  return {
    ...choiceOptions(field),
    ...(typeof limit === 'number' && {
      tooMany: FIELD_WORDS.errors.tooMany.replace('{limit}', String(limit)),
    }),
  };
}

/** What the studio offers of a kind that asks for one of several choices. */
export function offerOfChoices(label: string): FieldKind['offer'] {
  return { label, schema: { type: 'string', enum: ['first', 'second'] }, ui: FIRST_CHOICES };
}

/** What the studio offers of a kind that asks for several of them. */
export function offerOfPicks(label: string): FieldKind['offer'] {
  const items = { type: 'string', enum: ['first', 'second'] };
  return { label, schema: { type: 'array', uniqueItems: true, items }, ui: FIRST_CHOICES };
}

const FIRST_CHOICES: JsonObject = {
  'ui:options': {
    choices: { first: { label: 'The first choice' }, second: { label: 'The second choice' } },
  },
};

/** A list of choices that a field to type into never shows. */
export function hiddenChoices({ name, schema, ui }: Field): Contradiction | null {
  if (!Array.isArray(schema['enum'])) return null;
  return {
    message: `"${name}" has a list of choices, but the widget "${textOf(ui['ui:widget'])}" does not show it: the visitor would have to guess.`,
    suggestion: 'Use the widget "select" or "cards".',
  };
}

/** A message for exceeding a limit that the schema does not have. */
export function idleLimit(field: Field): Contradiction | null {
  if (optionsOf(field)['tooMany'] === undefined || field.schema['maxItems'] !== undefined)
    return null;
  return {
    message: `"${field.name}" has no limit: its message "tooMany" is never shown.`,
    suggestion: 'Write "maxItems" in schema.json, or take the message out.',
  };
}
