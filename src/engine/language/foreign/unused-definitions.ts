import { isObject, mapValues, type Json, type JsonObject } from '../../logic/json.ts';
import { at, pointer } from '../../logic/pointer.ts';
import { objectAt } from '../fields.ts';
import type { Problem } from '../normalize/notes.ts';

/** The keywords under which a file describes what several of its parts name. */
export const SHARED: readonly string[] = ['definitions', '$defs'];

/** The step without definitions that nothing asked for refers to, directly or through another one. */
export function withoutUnusedDefinitions(schema: JsonObject): {
  schema: JsonObject;
  notes: Problem[];
} {
  const named = namesIn(schema);
  const isUsed = (place: string) => [...named].some((one) => `${one}/`.startsWith(`${place}/`));
  const unused = SHARED.flatMap((key) =>
    Object.keys(objectAt(schema, key)).map((name) => pointer(`/${key}`, name)),
  ).filter((place) => !isUsed(place));
  const kept = mapValues(schema, (value, key) => {
    if (!SHARED.includes(key) || !isObject(value)) return value;
    const used = Object.entries(value).filter(([name]) => isUsed(pointer(`/${key}`, name)));
    return Object.fromEntries(used);
  });
  return {
    schema: kept,
    notes: unused.map((place) => ({
      pointer: place,
      message: `No field takes "#${place}": it is left out.`,
      suggestion: `Write "$ref": "#${place}" at a field, or take it out.`,
    })),
  };
}

/** Pointers of everything that is referred to. */
export function namesIn(schema: JsonObject): ReadonlySet<string> {
  const { definitions: _shared, $defs: _alsoShared, ...asked } = schema;
  const named = new Set<string>();
  const follow = (json: Json): void => {
    if (Array.isArray(json)) return json.forEach(follow);
    if (!isObject(json)) return;
    const { $ref: reference } = json;
    if (
      typeof reference === 'string' &&
      reference.startsWith('#') &&
      !named.has(reference.slice(1))
    ) {
      named.add(reference.slice(1));
      follow(at(schema, reference.slice(1)) ?? null);
    }
    Object.values(json).forEach(follow);
  };
  follow(asked);
  return named;
}
