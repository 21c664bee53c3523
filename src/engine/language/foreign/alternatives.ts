import type { Expression } from '../../logic/expressions/expression.ts';
import { isObject, sameJson, textOf, type Json, type JsonObject } from '../../logic/json.ts';
import { pointer } from '../../logic/pointer.ts';
import { object, objectAt, type Part } from '../fields.ts';
import { discriminatorOf } from '../normalize/kinds.ts';

/**
 * "At least one of these", "exactly one of these", or "the second if the first is answered": sets of
 * fields of one object.
 */
export type Alternatives = {
  /** JSON pointer to the object in the data, and the names on the way to it. */
  at: string;
  path: readonly string[];
  isRequired: boolean;
  keyword: 'anyOf' | 'oneOf' | 'required';
  sets: readonly (readonly string[])[];
};

/**
 * Takes `anyOf` and `oneOf` out of an object where their entries only say which fields must be
 * answered, such as "a phone or an email". Entries that also describe those fields leave them with
 * the object. A list's items keep theirs: no rule of a step looks at one item alone.
 */
export function withoutAlternatives({ schema }: Pick<Part, 'schema'>): {
  schema: JsonObject;
  found: Alternatives[];
} {
  const found: Alternatives[] = [];
  const inside = (part: JsonObject, path: readonly string[], isRequired: boolean): JsonObject => {
    let whole = part;
    for (const keyword of ['anyOf', 'oneOf'] as const) {
      const entries = alternativesIn(whole, keyword);
      if (entries === undefined) continue;
      const { [keyword]: _taken, ...rest } = whole;
      whole = {
        ...rest,
        properties: Object.assign(
          {},
          objectAt(rest, 'properties'),
          ...entries.map(({ properties }) => properties),
        ),
      };
      const sets = entries.map(({ required }) => required);
      found.push({ at: path.reduce(pointer, ''), path, isRequired, keyword, sets });
    }
    if (path.length > 0) {
      const dependents = dependentsIn(whole);
      whole = dependents.rest;
      const at = path.reduce(pointer, '');
      found.push(
        ...dependents.sets.map((sets) => ({
          at,
          path,
          isRequired,
          keyword: 'required' as const,
          sets,
        })),
      );
    }
    const properties = Object.entries(objectAt(whole, 'properties'));
    if (properties.length === 0) return whole;
    const required = Array.isArray(whole['required']) ? whole['required'] : [];
    const fields = properties.map(([name, field]): [string, Json] => [
      name,
      isObject(field) && (field['type'] === 'object' || isObject(field['properties']))
        ? inside(field, [...path, name], isRequired && required.includes(name))
        : field,
    ]);
    return { ...whole, properties: Object.fromEntries(fields) };
  };
  return { schema: inside(schema, [], true), found };
}

/** Fields that an object requires once another one is answered; a step has conditions for that. */
function dependentsIn(part: JsonObject): { rest: JsonObject; sets: [string][][] } {
  const { dependentRequired, dependencies, ...rest } = part;
  const pairs = Object.entries({ ...object(dependencies), ...object(dependentRequired) });
  const sets = pairs.flatMap(([name, needed]) =>
    [needed].flat().map((one): [string][] => [[name], [textOf(one)]]),
  );
  const names = Object.keys(objectAt(part, 'properties'));
  const isClear = sets.flat(2).every((name) => names.includes(name));
  return pairs.length > 0 && isClear ? { rest, sets } : { rest: part, sets: [] };
}

type Entry = { properties: JsonObject; required: string[] };
const SAYS_WHICH: ReadonlySet<string> = new Set(['title', 'description', 'properties', 'required']);

/** The entries if they tell apart nothing but which fields are answered. */
export function alternativesIn(part: JsonObject, keyword: 'anyOf' | 'oneOf'): Entry[] | undefined {
  const { [keyword]: listed } = part;
  if (!Array.isArray(listed) || listed.length < 2) return undefined;
  const branches = listed.filter(isObject);
  if (branches.length < listed.length || discriminatorOf(branches, undefined) !== undefined)
    return undefined;
  const entries = branches.flatMap((branch): Entry[] => {
    const { required } = branch;
    const isPlain = Object.entries(branch).every(
      ([key, value]) => SAYS_WHICH.has(key) || (key === 'type' && value === 'object'),
    );
    return isPlain && Array.isArray(required) && required.length > 0
      ? [{ properties: objectAt(branch, 'properties'), required: required.map(textOf) }]
      : [];
  });
  const described = [{ properties: objectAt(part, 'properties') }, ...entries];
  const isClear = described.every(({ properties }) =>
    Object.entries(properties).every(([name, field]) =>
      described.every(
        ({ properties: other }) => other[name] === undefined || sameJson(other[name], field),
      ),
    ),
  );
  return entries.length === listed.length && isClear ? entries : undefined;
}

/** True while the right number of sets of fields is answered, or while the object may be empty. */
export function alternativesHold(
  { path, isRequired, keyword, sets }: Alternatives,
  section: string | null,
): Expression {
  const place = section === null ? path : [section, ...path];
  const answered = (...names: string[]): Expression => ({
    answered: [...place, ...names].join('.'),
  });
  const given = sets.map((names): Expression => all(names.map((name) => answered(name))));
  const [first = true, second = true] = given;
  if (keyword === 'required') return { or: [{ '!': [first] }, second] };
  const held: Expression =
    keyword === 'anyOf'
      ? { or: given }
      : {
          or: given.map((one, index) =>
            all([
              one,
              ...given.filter((_other, at) => at !== index).map((other) => ({ '!': [other] })),
            ]),
          ),
        };
  return isRequired ? held : { or: [{ '!': [answered()] }, held] };
}

const all = (list: Expression[]): Expression => {
  const [first] = list;
  return list.length === 1 && first !== undefined ? first : { and: list };
};
