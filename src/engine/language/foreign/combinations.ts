import { isObject, mapValues, sameJson, type Json, type JsonObject } from '../../logic/json.ts';
import { keysIn, pointer } from '../../logic/pointer.ts';
import { objectAt } from '../fields.ts';
import type { Notes, Problem } from '../normalize/notes.ts';
import { alternativesIn } from './alternatives.ts';
import { isAskedByStep } from './asked-by-step.ts';
import {
  alwaysRequired,
  describedFields,
  describesFields,
  mergedField,
  typesOf,
  type Source,
} from './described-fields.ts';
import {
  withExclusiveLimits,
  withKnownFormat,
  withNamedAnswers,
  withOneItem,
  withoutNull,
} from './spellings.ts';
import { bareTest, isTestable } from './bare-test.ts';
import { listedUnder, partsOf, type Placed } from './local-schema.ts';

/**
 * Turns what a schema says of several answers together, such as a postal code by country, into one
 * description of all fields and a test of the answers: `not` of everything that they may not be. What
 * the engine asks as conditions, kinds or choices stays. `places` has where the fields come from.
 */
export function withoutCombinations(file: JsonObject): {
  schema: JsonObject;
  places: Notes['places'];
  notes: Problem[];
} {
  const found: Source & { notes: Problem[] } = { file, places: [], unlike: [], notes: [] };
  const schema = plain(file, { ...found, at: '', is: 'step', hasRules: true });
  return { schema, places: found.places, notes: found.notes };
}

/** `hasRules` is false where no rule of a step can look: in lists and in shared definitions. */
type Place = Source & {
  notes: Problem[];
  at: string;
  is: 'step' | 'field' | 'branch';
  hasRules: boolean;
};

function plain(schema: JsonObject, place: Place): JsonObject {
  const whole = place.is === 'branch' ? schema : asOne(schema, place);
  return mapValues(whole, (value, key) => inside(key, value, place));
}

const RECORDS: ReadonlySet<string> = new Set(['properties', 'definitions', '$defs']);
const BRANCHES: ReadonlySet<string> = new Set(['then', 'else']);
const LISTED: ReadonlySet<string> = new Set(['allOf', 'anyOf', 'oneOf']);
const DEPENDENT: ReadonlySet<string> = new Set(['dependencies', 'dependentSchemas']);

/** What stands below a keyword, made plain too. */
function inside(key: string, value: Json, place: Place): Json {
  const at = pointer(place.at, key);
  const one = (json: Json, here: string, is: Place['is'], hasRules: boolean): Json =>
    isObject(json) ? plain(json, { ...place, at: here, is, hasRules }) : json;
  if (RECORDS.has(key) && isObject(value)) {
    const hasRules = place.hasRules && key === 'properties' && place.is !== 'branch';
    return mapValues(value, (field, name) => one(field, pointer(at, name), 'field', hasRules));
  }
  if (key === 'items') return one(value, at, 'field', false);
  // An alternative to null is the field itself; any other part has fields of its own.
  const is = place.is === 'field' && key !== 'allOf' ? 'field' : 'branch';
  if (BRANCHES.has(key)) return one(value, at, is, false);
  if (LISTED.has(key) && Array.isArray(value))
    return value.map((part, index) => one(part, pointer(at, index), is, false));
  if (DEPENDENT.has(key) && isObject(value))
    return mapValues(value, (part, name) => one(part, pointer(at, name), is, false));
  return value;
}

/** Keywords that say something of several answers, or of a whole list. */
const COMBINES = (
  'allOf anyOf oneOf not if dependencies dependentSchemas dependentRequired patternProperties ' +
  'propertyNames minProperties maxProperties contains'
).split(' ');

/** A schema without what only several answers together can break; a test takes its place. */
function asOne(written: JsonObject, place: Place): JsonObject {
  const isStep = place.is === 'step';
  const schema = isStep
    ? withNamedAnswers(written)
    : withKnownFormat(withExclusiveLimits(withOneItem(withoutNull(written, place), place)));
  const conditions =
    isStep && Array.isArray(schema['allOf'])
      ? schema['allOf'].filter((part) => isAskedByStep({ allOf: [part] }, 'allOf'))
      : [];
  const taken = COMBINES.flatMap((key): [string, Json][] => {
    const value = schema[key];
    if (value === undefined || isKept(key, schema, place)) return [];
    if (key === 'allOf' && isStep && Array.isArray(value)) {
      const parts = value.filter((part) => !conditions.includes(part));
      return parts.length === 0 ? [] : [[key, parts]];
    }
    return [[key, value]];
  });
  if (taken.length === 0) return schema;
  const combined = Object.fromEntries(taken);
  const gone = new Set([...Object.keys(combined), ...('if' in combined ? ['then', 'else'] : [])]);
  if ('if' in combined) Object.assign(combined, picked(schema, ['then', 'else']));
  const rest = Object.fromEntries(Object.entries(schema).filter(([key]) => !gone.has(key)));
  const unlike: string[] = [];
  const whole = described({ schema: combined, at: place.at }, rest, { ...place, unlike });
  if (whole === undefined || unlike.length > 0 || !isTestable(bareTest(combined, place.file)))
    return schema;
  return {
    ...whole,
    ...(conditions.length > 0 && { allOf: conditions }),
    ...testOf(combined, whole, place),
  };
}

const picked = (schema: JsonObject, keys: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(schema).filter(([key]) => keys.includes(key)));

/** The fields, or the one field, that a schema and its parts describe; undefined if they are unlike. */
function described(parts: Placed, rest: JsonObject, place: Place): JsonObject | undefined {
  const { file } = place;
  const own: Placed = { schema: rest, at: place.at };
  const all = partsOf(parts, file);
  if (rest['type'] === undefined && typesOf(all, file).size > 1) return asText(all, place);
  if ([own, ...all].some((one) => describesFields(one, file)) || place.is === 'step') {
    const properties = describedFields(own, all, place, place.at);
    const required = new Set([...alwaysRequired(own, file), ...alwaysRequired(parts, file)]);
    return {
      ...rest,
      type: 'object',
      ...(Object.keys(properties).length > 0 && { properties }),
      ...(required.size > 0 && { required: [...required] }),
    };
  }
  if (rest['type'] !== undefined || all.length === 0) return rest;
  const field = mergedField(all, place, place.at);
  if (field === undefined) return undefined;
  // A branch may limit what nothing else does.
  const isWhole =
    parts.schema['if'] === undefined || ['then', 'else'].every((key) => key in parts.schema);
  return { ...(isWhole ? field : picked(field, ['title', 'description', 'type'])), ...rest };
}

/** The texts among the answers of different types that a field may take. */
function asText(all: readonly Placed[], place: Place): JsonObject | undefined {
  const texts = all.filter(({ schema }) => schema['type'] === 'string');
  if (all.some((one) => describesFields(one, place.file))) return undefined;
  const field = mergedField(texts, place, place.at);
  if (field === undefined) return undefined;
  place.notes.push({
    pointer: place.at,
    message: `${JSON.stringify(keysIn(place.at).at(-1))} may be a text or something else: it is asked as a text.`,
    suggestion: 'Write the one type that is meant.',
  });
  return field;
}

/** The test that takes the place of what was combined; none if the fields say the same. */
function testOf(combined: JsonObject, whole: JsonObject, { file }: Place): JsonObject {
  const { not: refused, ...others } = combined;
  const parts = listedUnder('allOf', { schema: others, at: '' }, file);
  const isSaid =
    Object.keys(others).every((key) => key === 'allOf') &&
    parts.every(({ schema }) => isSaidBy(whole, schema));
  const held = bareTest(others, file);
  const tests = [
    ...(isObject(refused) ? [bareTest(refused, file)] : []),
    ...(isSaid || Object.keys(held).length === 0 ? [] : [{ not: held }]),
  ];
  const [first, ...more] = tests;
  if (first === undefined) return {};
  return { not: more.length === 0 ? first : { anyOf: tests } };
}

const REMARKS: ReadonlySet<string> = new Set(['title', 'description', 'type']);

/** True if an object of fields says everything that one of its parts does. */
function isSaidBy(whole: JsonObject, part: JsonObject): boolean {
  return Object.entries(part).every(([key, value]) => {
    if (key === 'properties')
      return Object.entries(objectAt(part, key)).every(([name, field]) =>
        sameJson(objectAt(whole, key)[name], field),
      );
    // What every part requires is required of the whole.
    return key === 'required' || REMARKS.has(key) || sameJson(whole[key], value);
  });
}

/** True for a keyword that the engine asks for as it is. */
function isKept(key: string, schema: JsonObject, place: Place): boolean {
  const { file, hasRules } = place;
  const parts = listedUnder(key, { schema, at: '' }, file).map((part) => part.schema);
  if (key === 'anyOf' || key === 'oneOf') {
    if (parts.some((part) => part['const'] !== undefined)) return true;
    if (key === 'anyOf' && parts.filter((part) => part['type'] !== 'null').length === 1)
      return true;
    if (hasRules && alternativesIn(schema, key) !== undefined) return true;
  }
  if (place.is === 'step') return key !== 'allOf' && isAskedByStep(schema, key);
  if (key === 'allOf') return isOneDescription(parts, schema);
  if (key.startsWith('depend')) return hasRules && isOfNames(schema[key]);
  return false;
}

const isOfNames = (json: Json | undefined): boolean =>
  isObject(json) && Object.values(json).every((names) => Array.isArray(names));

/** True for parts that say different things, none of them of several answers together. */
function isOneDescription(parts: readonly JsonObject[], { allOf: _own, ...beside }: JsonObject) {
  const said = [beside, ...parts].flatMap((part) => Object.keys(part));
  const isPlain = parts.every((part) => COMBINES.every((key) => part[key] === undefined));
  return isPlain && new Set(said).size === said.length;
}
