import { type Json, type JsonObject, isObject, mapValues } from '../../logic/json.ts';
import { escapedKey, keysIn } from '../../logic/pointer.ts';
import { placeInFile, type Notes } from './notes.ts';

/** Keywords whose value is an answer or a list of answers, not a schema. */
const LITERAL = new Set(['const', 'enum', 'default', 'examples', 'x-figures']);
const SHARED = ['definitions', '$defs'];

/**
 * Inlines every `$ref`, below the keywords beside it, and merges the parts of a field's `allOf`
 * into the field.
 */
export function withoutReferences(source: JsonObject, notes: Notes): JsonObject {
  const { definitions: _shared, $defs: _alsoShared, ...kept } = source;
  const walk: Walk = { source, notes, open: [], named: new Set(), isTest: false };
  const whole = children(kept, walk, '');
  notes.problems.push(...unnamed(walk));
  return whole;
}

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

function resolved(json: Json, walk: Walk, pointer: string): Json {
  if (Array.isArray(json)) {
    return json.map((item, index) => resolved(item, walk, `${pointer}/${index}`));
  }
  if (!isObject(json)) return json;
  const { $ref: reference, ...beside } = json;
  const own = children(beside, walk, pointer);
  const shared = reference === undefined ? {} : target(reference, walk, pointer);
  return withParts({ ...shared, ...own }, walk, pointer);
}

function children(json: JsonObject, walk: Walk, pointer: string): JsonObject {
  return mapValues(json, (value, key) => {
    if (LITERAL.has(key)) return value;
    const isTest = walk.isTest || isTestAt(pointer, key);
    return resolved(value, { ...walk, isTest }, `${pointer}/${escapedKey(key)}`);
  });
}

function target(reference: Json, walk: Walk, pointer: string): JsonObject {
  const { source, notes, open, named } = walk;
  const where = placeInFile(notes.places, pointer);
  const refuse = (message: string, suggestion: string): JsonObject => {
    notes.problems.push({ pointer: `${where}/$ref`, message, suggestion });
    // Stands for what is missing, so that nothing more is said of it.
    return { type: 'string' };
  };
  if (typeof reference !== 'string' || !reference.startsWith('#/')) {
    return refuse(
      `"$ref": ${JSON.stringify(reference)} leads out of this file: what it describes would not be asked.`,
      'Name an entry of "definitions" of this file, as "#/definitions/address".',
    );
  }
  if (open.includes(reference)) {
    return refuse(
      `"${reference}" describes itself with itself: its fields would never end.`,
      'Write as many levels as there are, or ask for one list whose items name the one above them.',
    );
  }
  named.add(reference);
  const found = at(source, reference.slice(1));
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
  return isObject(parts) ? parts : {};
}

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
