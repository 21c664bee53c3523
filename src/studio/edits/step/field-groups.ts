import {
  discriminatorOf,
  isObject,
  type Json,
  type JsonObject,
  objectAt,
  sameJson,
} from '../../../engine/core.ts';
import type { Keys } from '../../../checker/project/edit.ts';

/**
 * Fields of a step that share a condition: the step's own, those of a `then` or `else`, or of a kind.
 */
export type FieldGroup = {
  /** Keys of the object that has `properties` and `required`. */
  at: Keys;
  part: JsonObject;
  /** The condition, as in the `if` of a step; null for fields that are always asked. */
  test: JsonObject | null;
  /** True if they are asked while `test` is false. */
  isNegated: boolean;
  /** Keys of the list of required names. */
  requiredAt: Keys;
  /** Keys of `test`, if it can be rewritten there. */
  testAt?: Keys;
  /**
   * What to remove along with the group's last field; empty for a `then` next to an `else`, which
   * stays.
   */
  entry?: readonly Keys[];
};

/** The groups of a step in file order, starting with the fields that are always asked. */
export function fieldGroups(schema: JsonObject): FieldGroup[] {
  return [
    { ...groupAt([], schema), test: null, isNegated: false },
    ...branches(schema, []),
    ...listed(schema['allOf']).flatMap((entry, index) => branches(entry, ['allOf', index])),
    ...['dependentRequired', 'dependentSchemas', 'dependencies'].flatMap((key) =>
      dependents(schema, key),
    ),
    ...['oneOf', 'anyOf'].flatMap((key) => kinds(schema, key)),
  ];
}

/** The field whose value distinguishes the kinds of a step, and the key that lists them. */
export function kindField(schema: JsonObject): { name: string; key: string } | undefined {
  const key = ['oneOf', 'anyOf'].find((one) => schema[one] !== undefined);
  const name = discriminatorOf(listed(schema[key ?? '']), schema['discriminator']);
  return key === undefined || name === undefined ? undefined : { name, key };
}

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

const groupAt = (at: Keys, part: JsonObject) => ({ at, part, requiredAt: [...at, 'required'] });

/** The `then` and `else` of an `if` in an entry of `allOf` or, at `[]`, in the step itself. */
function branches(entry: JsonObject, at: Keys): FieldGroup[] {
  const { if: test } = entry;
  if (!isObject(test)) return [];
  const parts = (['then', 'else'] as const).filter((key) => isObject(entry[key]));
  const isShared = parts.every((key) => Object.keys(objectAt(entry, key)).length > 0);
  return parts.map((key): FieldGroup => ({
    ...groupAt([...at, key], objectAt(entry, key)),
    test,
    testAt: [...at, 'if'],
    isNegated: key === 'else',
    entry: at.length > 0 ? [at] : [['if'], ...parts.map((part) => [part])],
    // A `then` stays, even if it is empty.
    ...(parts.length > 1 && isShared && { entry: key === 'else' ? [[...at, key]] : [] }),
  }));
}

function dependents(schema: JsonObject, key: string): FieldGroup[] {
  return Object.entries(objectAt(schema, key)).flatMap(([name, part]): FieldGroup[] => {
    const at = [key, name];
    const given = { test: { required: [name] }, isNegated: false };
    if (Array.isArray(part)) {
      return [{ ...given, at, part: { required: part }, requiredAt: at, entry: [at] }];
    }
    if (!isObject(part)) return [];
    const kinds = listed(part['oneOf']);
    return [
      { ...groupAt(at, part), ...given, ...(kinds.length === 0 && { entry: [at] }) },
      ...kinds.map((branch, index): FieldGroup => ({
        ...groupAt([...at, 'oneOf', index], branch),
        test: {
          properties: { [name]: objectAt(objectAt(branch, 'properties'), name) },
          required: [name],
        },
        isNegated: false,
      })),
    ];
  });
}

function kinds(schema: JsonObject, key: string): FieldGroup[] {
  const discriminator = kindField(schema);
  if (discriminator?.key !== key) return [];
  return listed(schema[key]).map((part, index): FieldGroup => {
    const value = objectAt(objectAt(part, 'properties'), discriminator.name)['const'] ?? null;
    return {
      ...groupAt([key, index], part),
      test: {
        properties: { [discriminator.name]: { const: value } },
        required: [discriminator.name],
      },
      isNegated: false,
    };
  });
}

const listed = (json: Json | undefined): JsonObject[] =>
  Array.isArray(json) ? json.filter(isObject) : [];
