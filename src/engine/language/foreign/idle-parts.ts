import { didYouMean } from '../../logic/did-you-mean.ts';
import { isObject, mapValues, textOf, type Json, type JsonObject } from '../../logic/json.ts';
import { pointer } from '../../logic/pointer.ts';
import { objectAt, type Part } from '../fields.ts';
import { FIGURES } from '../figures.ts';
import type { Problem } from '../normalize/notes.ts';
import { withType } from '../normalize/plain-fields.ts';
import { OPTIONS } from '../step-source.ts';
import { asText, meansNothing } from './undescribed.ts';

/** Where a schema stands, which decides what its keywords do; `notes` collects what is left out. */
type Place = {
  at: string;
  is: 'step' | 'question' | 'part' | 'item' | 'choice' | 'limit' | 'condition';
  ui: JsonObject;
  notes: Problem[];
};

/**
 * The step without everything that no answer depends on: remarks and closed objects, without a
 * word; what another form may do and this one does not (a list that nothing describes, a first
 * answer inside of an object), each with a note.
 */
export function withoutIdleParts({ schema, ui }: Part): { schema: JsonObject; notes: Problem[] } {
  const notes: Problem[] = [];
  return { schema: plain(schema, { at: '', is: 'step', ui, notes }), notes };
}

function plain(part: JsonObject, place: Place): JsonObject {
  const kept = Object.entries(part).flatMap(([key, value]): [string, Json][] => {
    if (isIdle(key, value, place, part)) return [];
    const note = leftOut(key, value, place, part);
    if (note === undefined) return [[key, inside(key, value, place)]];
    place.notes.push({ pointer: pointer(place.at, key), ...note });
    return [];
  });
  return withoutEmptyFields(filledIn(typed(Object.fromEntries(kept), place), place), place);
}

/** A field with what it leaves open, each with a note. */
function filledIn(part: JsonObject, { at, is, notes }: Place): JsonObject {
  if (is !== 'question' && is !== 'part') return part;
  const text = asText(part, at);
  notes.push(...text.notes);
  return text.schema;
}

/** A field says its type, as far as it follows; one in a branch may only limit a field of the step. */
function typed(part: JsonObject, { is }: Place): JsonObject {
  if (is === 'step') return part['properties'] === undefined ? part : { type: 'object', ...part };
  const isField = is === 'question' || is === 'part' || is === 'item';
  const isElsewhere = ['$ref', 'allOf', 'anyOf', 'oneOf'].some((key) => part[key] !== undefined);
  return isField && !isElsewhere ? withType(part) : part;
}

const RECORDS: ReadonlySet<string> = new Set([
  'properties',
  'definitions',
  '$defs',
  'dependencies',
  'dependentSchemas',
]);
const LISTS: ReadonlySet<string> = new Set(['allOf', 'anyOf', 'oneOf']);
const SINGLE: ReadonlySet<string> = new Set(['items', 'if', 'then', 'else', 'contains']);

/** The value of a keyword, with the schemas in it made plain too. */
function inside(key: string, value: Json, place: Place): Json {
  const at = pointer(place.at, key);
  const is = placeUnder(key, place);
  const one = (json: Json, here: string, ui: JsonObject): Json =>
    isObject(json) ? plain(json, { ...place, at: here, is, ui }) : json;
  if (SINGLE.has(key)) return one(value, at, key === 'items' ? objectAt(place.ui, key) : place.ui);
  if (key === 'allOf' && Array.isArray(value)) place.notes.push(...closedParts(value, at));
  if (LISTS.has(key) && Array.isArray(value))
    return value.map((entry, index) => one(entry, pointer(at, index), place.ui));
  if (!RECORDS.has(key) || !isObject(value)) return value;
  return mapValues(value, (entry, name) =>
    one(entry, pointer(at, name), key === 'properties' ? objectAt(place.ui, name) : place.ui),
  );
}

const CLOSES = ['additionalProperties', 'unevaluatedProperties'];

/** Parts of an object that refuse what its other parts ask for. */
function closedParts(parts: readonly Json[], at: string): Problem[] {
  return parts.flatMap((part, index) =>
    CLOSES.filter((key) => isObject(part) && part[key] === false).map((key) => ({
      pointer: pointer(pointer(at, index), key),
      message: `A part of an object cannot close it, or the fields of its other parts would be refused: "${key}" is left out.`,
      suggestion: `Write "${key}" beside "allOf", or take it out.`,
    })),
  );
}

function placeUnder(key: string, { is }: Place): Place['is'] {
  if (is === 'condition' || key === 'if' || key === 'contains') return 'condition';
  if (key === 'properties' && is === 'choice') return 'limit';
  if (key === 'properties') return is === 'step' ? 'question' : 'part';
  if (key === 'items') return 'item';
  return key === 'definitions' || key === '$defs' ? 'question' : 'choice';
}

/** Keywords that are about the schema itself, and never about an answer. */
const SAYS_NOTHING: ReadonlySet<string> = new Set([
  '$comment',
  '$id',
  '$schema',
  'deprecated',
  'example',
  'writeOnly',
]);
const OWN = [OPTIONS, FIGURES];

/** True for a keyword that means nothing here: it is left out without a word. */
function isIdle(key: string, value: Json, { at, is }: Place, part: JsonObject): boolean {
  if (key === '$id') return at !== '' || !textOf(value).startsWith('plumbline:');
  if (SAYS_NOTHING.has(key)) return true;
  if (key.startsWith('x-')) return !OWN.includes(key) && didYouMean(key, OWN) === undefined;
  if (CLOSES.includes(key)) return typeof value === 'boolean';
  if (key === 'examples') return is === 'step';
  if (key !== 'type') return false;
  const isSaid = value === 'object' || part['const'] !== undefined;
  return is === 'condition' || (is === 'choice' && isSaid);
}

type Note = Omit<Problem, 'pointer'>;

/** What is left out with a note, and what to write instead. */
function leftOut(key: string, value: Json, { is }: Place, part: JsonObject): Note | undefined {
  if (key === 'additionalProperties') {
    return {
      message: `Visitors cannot add fields of their own: "${key}" is left out.`,
      suggestion: 'Ask for a list of items, each with a name and a value.',
    };
  }
  if (key === 'default' && is !== 'question' && is !== 'condition') {
    return {
      message: `Only a question of the step itself begins with an answer: ${JSON.stringify(value)} is left out.`,
      suggestion:
        'Move the field out to the step, or let the flow derive the answer ("derive" with the mode "follow").',
    };
  }
  if (is !== 'choice' && is !== 'condition') {
    const nothing = meansNothing(key, value);
    if (nothing !== undefined) return nothing;
  }
  if (key === 'description' && is === 'item' && part['properties'] === undefined) {
    return {
      message: `The items of a list have no words of their own: ${JSON.stringify(value)} is left out.`,
      suggestion: 'Write them as the "description" of the list.',
    };
  }
  if (key === 'title' && is === 'item') {
    return {
      message: `The items of a list have the name that the list gives them: ${JSON.stringify(value)} is left out.`,
      suggestion: 'Write "itemTitle" inside of "ui:options" of the list.',
    };
  }
  return undefined;
}

/** Leaves out fields that ask for nothing, and their names under "required". */
function withoutEmptyFields(part: JsonObject, { at, is, ui, notes }: Place): JsonObject {
  const { properties, required } = part;
  if (!isObject(properties) || is === 'condition') return part;
  const empty = Object.keys(properties).filter((name) =>
    asksNothing(objectAt(properties, name), objectAt(ui, name)),
  );
  if (empty.length === 0) return part;
  notes.push(
    ...empty.map((name) => ({
      pointer: pointer(pointer(at, 'properties'), name),
      message: `"${name}" describes nothing to answer: it is left out.`,
      suggestion: 'Describe its fields under "properties", or those of its items under "items".',
    })),
  );
  const fields = Object.entries(properties).filter(([name]) => !empty.includes(name));
  return {
    ...part,
    properties: Object.fromEntries(fields),
    ...(Array.isArray(required) && {
      required: required.filter((name) => !empty.includes(textOf(name))),
    }),
  };
}

/** Keywords that give an object or a list something to ask for. */
const ASKS =
  'allOf anyOf oneOf if dependencies dependentSchemas patternProperties $ref enum const prefixItems'
    .split(' ')
    .concat(OPTIONS);

/** True for an object without fields, and for a list without a description of its items. */
function asksNothing(field: JsonObject, ui: JsonObject): boolean {
  if (ui['ui:widget'] !== undefined || ASKS.some((key) => field[key] !== undefined)) return false;
  const { type, properties, items } = field;
  if (type === 'object') return !isObject(properties) || Object.keys(properties).length === 0;
  if (type !== 'array') return false;
  if (items === undefined || typeof items === 'boolean') return true;
  return isObject(items) && (Object.keys(items).length === 0 || asksNothing(items, {}));
}
