import { type Json, type JsonObject, isObject, textOf } from '../../logic/json.ts';
import { escapedKey, keysIn } from '../../logic/pointer.ts';
import { isNull, object } from '../fields.ts';
import { placeInFile, type Notes } from './notes.ts';

/** Keywords whose value is an answer or a list of answers, not a schema. */
const LITERAL = new Set(['const', 'enum', 'default', 'examples', 'x-figures']);
/** The keywords under which a file describes what several of its parts name. */
export const SHARED: readonly string[] = ['definitions', '$defs'];
/** How many levels are asked of a description that names itself, and how often it is repeated at most. */
const LEVELS = 4;
const MOST = 100;

/**
 * Inlines every `$ref`, below the keywords beside it, and merges the parts of a field's `allOf`
 * into the field. Where a description names itself, the fields that would go deeper than some levels
 * are left out.
 */
export function withoutReferences(source: JsonObject, notes: Notes): JsonObject {
  const { definitions: _shared, $defs: _alsoShared, ...kept } = source;
  const ends: Ends = { places: new Map(), endless: new Set(), last: '', times: 0 };
  const walk: Walk = { source, notes, open: [], named: new Set(), isTest: false, ends };
  const whole = children(kept, walk, '');
  if (whole === undefined) ends.endless.add(ends.last);
  for (const [reference, place] of ends.places) tellOfEnd(reference, place, walk);
  notes.problems.push(...unnamed(walk));
  return whole ?? {};
}

/** Where descriptions that name themselves end, the last of them, and those that never do. */
type Ends = {
  places: Map<string, string>;
  endless: Set<string>;
  last: string;
  times: number;
};

function tellOfEnd(reference: string, place: string, { notes, ends }: Walk): void {
  const isEndless = ends.endless.has(reference);
  const said = { pointer: place, suggestion: OF_LEVELS };
  if (isEndless)
    notes.problems.push({
      ...said,
      message:
        ends.times > MOST
          ? `"${reference}" describes itself with itself, in so many places that its fields would be too many.`
          : `"${reference}" describes itself with itself: its fields would never end.`,
    });
  else if (ends.endless.size === 0)
    notes.left.push({
      ...said,
      message: `"${reference}" describes itself with itself: ${LEVELS} levels of it are asked, and what goes deeper is left out.`,
    });
}

const OF_LEVELS =
  'Write as many levels as there are, or ask for one list whose items name the one above them.';

/** True for the keyword `not` of the schema at a pointer: what is in it is tested, not asked. */
export const isTestAt = (at: string, key: string): boolean =>
  key === 'not' && !at.endsWith('/properties');

/** `named` collects every reference that is used; `isTest` is true inside of `not`, where no fields are. */
type Walk = {
  source: JsonObject;
  notes: Notes;
  open: readonly string[];
  named: Set<string>;
  isTest: boolean;
  ends: Ends;
};

/** Reports definitions that no field uses. */
function unnamed({ source, named }: Walk): Notes['problems'] {
  return SHARED.flatMap((key) =>
    Object.keys(isObject(source[key]) ? source[key] : {}).flatMap((name) => {
      const pointer = `/${key}/${escapedKey(name)}`;
      const isNamed = [...named].some((one) => `${one}/`.startsWith(`#${pointer}/`));
      if (isNamed) return [];
      return [
        {
          pointer,
          message: `No field takes "#${pointer}": it describes nothing that is asked.`,
          suggestion: `Write "$ref": "#${pointer}" at a field, or take it out.`,
        },
      ];
    }),
  );
}

/** Undefined for what would go deeper than it is asked. */
function resolved(json: Json, walk: Walk, pointer: string): Json | undefined {
  if (Array.isArray(json)) {
    const parts = json.map((item, index) => resolved(item, walk, `${pointer}/${index}`));
    const left = parts.filter((part) => part !== undefined);
    // One of several alternatives can be left out, but not a part of anything else.
    const isLess = /\/(anyOf|oneOf)$/.test(pointer) && left.some((part) => !isNull(part));
    return left.length === parts.length || isLess ? left : undefined;
  }
  if (!isObject(json)) return json;
  const { $ref: reference, ...beside } = json;
  const own = children(beside, walk, pointer);
  const shared = reference === undefined ? {} : target(reference, walk, pointer);
  const words = pointer.endsWith('/items') ? wordsOfItem({ ...shared, ...own }) : [];
  return (
    own && shared && withParts({ ...without(shared, words, walk, pointer), ...own }, walk, pointer)
  );
}

/** Words of a description that nothing shows where it describes the items of a list. */
const wordsOfItem = ({ properties, enum: choices }: JsonObject): readonly string[] =>
  properties === undefined && choices !== undefined ? ['title', 'description'] : ['title'];

function without(
  shared: JsonObject,
  words: readonly string[],
  { notes }: Walk,
  pointer: string,
): JsonObject {
  const gone = words.filter((key) => shared[key] !== undefined);
  if (gone.length === 0) return shared;
  notes.left.push(
    ...gone.map((key) => ({
      pointer: placeInFile(notes.places, `${pointer}/${key}`),
      message: `The items of a list have the words that the list gives them: ${JSON.stringify(shared[key])} is left out.`,
      suggestion: 'Write "itemTitle" inside of "ui:options" of the list.',
    })),
  );
  return Object.fromEntries(Object.entries(shared).filter(([key]) => !gone.includes(key)));
}

/** The parts of a schema, or the fields of an object without those that would go deeper. */
function children(json: JsonObject, walk: Walk, pointer: string): JsonObject | undefined {
  const parts = Object.entries(json).map(([key, value]): [string, Json | undefined] => {
    if (LITERAL.has(key)) return [key, value];
    const isTest = walk.isTest || isTestAt(pointer, key);
    return [key, resolved(value, { ...walk, isTest }, `${pointer}/${escapedKey(key)}`)];
  });
  if (pointer.endsWith('/properties')) return fieldsLeft(parts, walk);
  const whole = parts.flatMap(([key, part]) => (part === undefined ? [] : [[key, part] as const]));
  if (whole.length < parts.length) return undefined;
  return withoutDeeper(Object.fromEntries(whole), json);
}

function fieldsLeft(
  fields: readonly [string, Json | undefined][],
  { open, ends }: Walk,
): JsonObject | undefined {
  const left = fields.flatMap(([name, field]): [string, Json][] => {
    if (field !== undefined) return [[name, field]];
    if (open.includes(ends.last)) return [];
    ends.endless.add(ends.last);
    // Stands for what is missing, so that nothing more is said of it.
    return [[name, { type: 'string' }]];
  });
  return left.length === 0 && fields.length > 0 ? undefined : Object.fromEntries(left);
}

/** An object that requires a field which would go deeper would do so itself, unless null is enough. */
function withoutDeeper(whole: JsonObject, written: JsonObject): JsonObject | undefined {
  const { required } = whole;
  const [fields, before] = [object(whole['properties']), object(written['properties'])];
  const gone = Object.keys(before).filter((name) => fields[name] === undefined);
  if (gone.length === 0 || !Array.isArray(required)) return whole;
  const isNeeded = (name: string) => required.includes(name) && !mayBeNull(object(before[name]));
  if (gone.some(isNeeded)) return undefined;
  return { ...whole, required: required.filter((name) => !gone.includes(textOf(name))) };
}

const mayBeNull = ({ nullable, anyOf = [], oneOf = [] }: JsonObject): boolean =>
  nullable === true || [anyOf, oneOf].flat().some(isNull);

function target(reference: Json, walk: Walk, pointer: string): JsonObject | undefined {
  const { source, notes, open, named, isTest, ends } = walk;
  const where = placeInFile(notes.places, pointer);
  const refuse = (message: string, suggestion: string): JsonObject => {
    notes.problems.push({ pointer: `${where}/$ref`, message, suggestion });
    // Stands for what is missing, so that nothing more is said of it.
    return { type: 'string' };
  };
  if (typeof reference !== 'string' || !/^#(\/|$)/.test(reference)) {
    return refuse(
      `"$ref": ${JSON.stringify(reference)} leads out of this file: what it describes would not be asked.`,
      'Name an entry of "definitions" of this file, as "#/definitions/address".',
    );
  }
  const times = open.filter((one) => one === reference).length;
  if (times > 0) ends.times += 1;
  if (times >= LEVELS || ends.times > MOST || (isTest && times > 0)) {
    if (times < LEVELS) ends.endless.add(reference);
    ends.last = reference;
    ends.places.set(reference, `${where}/$ref`);
    return undefined;
  }
  named.add(reference);
  const found = reference === '#' ? formOf(source) : at(source, reference.slice(1));
  if (!isObject(found)) {
    return refuse(
      `There is nothing at "${reference}": the field would accept anything.`,
      `Add it under "definitions"${names(source)}.`,
    );
  }
  for (const key of Object.keys(found)) {
    const inside = `/${escapedKey(key)}`;
    notes.places.push([`${pointer}${inside}`, `${reference.slice(1)}${inside}`]);
  }
  const inside = { ...walk, open: [...open, reference] };
  const parts = resolved(found, inside, pointer);
  return parts === undefined || isObject(parts) ? parts : {};
}

/** What the file itself describes, without its name and what else it describes. */
const formOf = (source: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(source).filter(([key]) => !OF_FILE.has(key)));

const OF_FILE: ReadonlySet<string> = new Set(['$id', '$schema', ...SHARED]);

const names = (source: JsonObject) => {
  const known = SHARED.flatMap((key) => (isObject(source[key]) ? Object.keys(source[key]) : []));
  return known.length === 0 ? '' : `; there is ${known.map((name) => `"${name}"`).join(', ')}`;
};

/** A field's `allOf` only adds keywords; the step's holds its conditions. */
function withParts(json: JsonObject, { notes, isTest }: Walk, pointer: string): JsonObject {
  const { allOf: parts, ...rest } = json;
  if (!Array.isArray(parts) || isTest || !isField(pointer)) return json;
  if (!parts.every((part) => isObject(part) && part['if'] === undefined)) return json;
  return parts.filter(isObject).reduce((all: JsonObject, part, index) => {
    const clash = Object.keys(part).find((key) => all[key] !== undefined);
    if (clash !== undefined) {
      notes.problems.push({
        pointer: `${placeInFile(notes.places, pointer)}/allOf/${index}`,
        message: `"${clash}" is said twice of this field: which of the two holds is not clear.`,
        suggestion: 'Write one description of the field, without "allOf".',
      });
    }
    for (const key of Object.keys(part)) {
      const inside = `/${escapedKey(key)}`;
      notes.places.push([`${pointer}${inside}`, `${pointer}/allOf/${index}${inside}`]);
    }
    return { ...part, ...all };
  }, rest);
}

/** True for a field, or for a part of its `allOf` or `anyOf`. */
const isField = (pointer: string) =>
  /\/(properties\/[^/]+|items)(\/(allOf|anyOf)\/\d+)*$/.test(pointer);

function at(json: Json, pointer: string): Json | undefined {
  return keysIn(pointer).reduce<Json | undefined>(
    (here, key) => (isObject(here) && Object.hasOwn(here, key) ? here[key] : undefined),
    json,
  );
}
