import { sameJson, type Json, type JsonObject } from '../../logic/json.ts';

/** The words of the first description that has any. */
export const sharedWords = (schemas: readonly JsonObject[]): JsonObject =>
  Object.fromEntries(
    ['title', 'description'].flatMap((key): [string, Json][] => {
      const said = schemas.find((schema) => schema[key] !== undefined)?.[key];
      return said === undefined ? [] : [[key, said]];
    }),
  );

const LEAST = ['minLength', 'minItems', 'minimum', 'exclusiveMinimum'];
const MOST = ['maxLength', 'maxItems', 'maximum', 'exclusiveMaximum'];
const SAME = ['pattern', 'format', 'multipleOf', 'uniqueItems'];

/** The limits that each of several descriptions has, as wide as the widest. */
export function sharedLimits(schemas: readonly JsonObject[]): JsonObject {
  const widest = (keys: readonly string[], of: (...limits: number[]) => number) =>
    keys.flatMap((key): [string, Json][] => {
      const limits = schemas.flatMap(({ [key]: limit }) =>
        typeof limit === 'number' ? [limit] : [],
      );
      return limits.length === schemas.length ? [[key, of(...limits)]] : [];
    });
  const same = SAME.flatMap((key): [string, Json][] => {
    const limit = schemas[0]?.[key];
    return limit !== undefined && schemas.every((one) => sameJson(one[key], limit))
      ? [[key, limit]]
      : [];
  });
  return Object.fromEntries([
    ...widest(LEAST, Math.min),
    ...widest(MOST, Math.max),
    ...same,
    ...sharedChoices(schemas),
  ]);
}

/** All choices, if each of the descriptions lists some. */
function sharedChoices(schemas: readonly JsonObject[]): [string, Json][] {
  const lists = schemas.map(({ const: only, enum: listed }) =>
    only === undefined ? listed : [only],
  );
  if (!lists.every((list) => Array.isArray(list))) return [];
  const values = lists.flat();
  const isFirst = (value: Json, index: number) =>
    values.findIndex((one) => sameJson(one, value)) === index;
  return [['enum', values.filter(isFirst)]];
}
