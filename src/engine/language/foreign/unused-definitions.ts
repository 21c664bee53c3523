import { isObject, mapValues, type Json, type JsonObject } from '../../logic/json.ts';
import { at, pointer } from '../../logic/pointer.ts';
import { objectAt } from '../fields.ts';
import type { Problem } from '../normalize/notes.ts';
import { SHARED } from '../normalize/references.ts';

/** The step without definitions that nothing asked for refers to, directly or through another one. */
export function withoutUnusedDefinitions(schema: JsonObject): {
  schema: JsonObject;
  notes: Problem[];
} {
  const unused = unusedIn(schema);
  return {
    schema: withoutDefinitions(schema, unused),
    notes: unused.map((place) => ({
      pointer: place,
      message: `No field takes "#${place}": it is left out.`,
      suggestion: `Write "$ref": "#${place}" at a field, or take it out.`,
    })),
  };
}

/** The places of definitions that nothing asked for refers to. */
export function unusedIn(schema: JsonObject): string[] {
  const named = [...namesIn(schema)];
  return SHARED.flatMap((key) =>
    Object.keys(objectAt(schema, key)).map((name) => pointer(`/${key}`, name)),
  ).filter((place) => !named.some((one) => `${one}/`.startsWith(`${place}/`)));
}

export function withoutDefinitions(schema: JsonObject, places: readonly string[]): JsonObject {
  return mapValues(schema, (value, key) => {
    if (!SHARED.includes(key) || !isObject(value)) return value;
    const left = Object.entries(value).filter(
      ([name]) => !places.includes(pointer(`/${key}`, name)),
    );
    return Object.fromEntries(left);
  });
}

/** Pointers of everything that is referred to. */
function namesIn(schema: JsonObject): ReadonlySet<string> {
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
