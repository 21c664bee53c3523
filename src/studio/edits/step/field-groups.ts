import { isObject, type Json, type JsonObject, objectAt, sameJson } from '../../../engine/core.ts';
import type { Keys } from '../../../checker/project/edit.ts';

/** Fields of a step that share a condition: the step's own, or those of a `then` or `else`. */
export type FieldGroup = {
  /** Keys of the object that has `properties` and `required`. */
  at: Keys;
  part: JsonObject;
  /** The condition, as in the `if` of a step; null for fields that are always asked. */
  test: JsonObject | null;
  /** True if they are asked while `test` is false. */
  isNegated: boolean;
  /** Keys of `test`. */
  testAt?: Keys;
  /**
   * Keys of what to remove along with the group's last field; none for a `then` next to an `else`,
   * which stays.
   */
  entry?: Keys;
};

/** The groups of a step in file order, starting with the fields that are always asked. */
export const fieldGroups = (schema: JsonObject): FieldGroup[] => [
  { at: [], part: schema, test: null, isNegated: false },
  ...listed(schema['allOf']).flatMap((entry, index) => branches(entry, ['allOf', index])),
];

/** When fields are asked: always, if `test` is true, or if it is false. */
export type Case = Pick<FieldGroup, 'test' | 'isNegated'>;

export const isSameCase = (one: Case, other: Case): boolean =>
  sameJson(one.test, other.test) && one.isNegated === other.isNegated;

/** Names of the fields that a condition compares or requires. */
export function namesIn(test: JsonObject): string[] {
  const { required } = test;
  return [
    ...new Set([
      ...Object.keys(objectAt(test, 'properties')),
      ...(Array.isArray(required) ? required.filter((one) => typeof one === 'string') : []),
    ]),
  ];
}

/** The `then` and `else` of an entry of `allOf`. */
function branches(entry: JsonObject, at: Keys): FieldGroup[] {
  const { if: test } = entry;
  if (!isObject(test)) return [];
  const parts = (['then', 'else'] as const).filter((key) => isObject(entry[key]));
  const isShared =
    parts.length > 1 && parts.every((key) => Object.keys(objectAt(entry, key)).length > 0);
  return parts.map((key) => ({
    at: [...at, key],
    part: objectAt(entry, key),
    test,
    testAt: [...at, 'if'],
    isNegated: key === 'else',
    ...(isShared ? key === 'else' && { entry: [...at, key] } : { entry: at }),
  }));
}

const listed = (json: Json | undefined): JsonObject[] =>
  Array.isArray(json) ? json.filter(isObject) : [];
