import { toldBy } from '../../../flow/language/kinds.ts';
import { objectAt } from '../../../flow/language/part.ts';
import { isObject, type Json, type JsonObject } from '../../../logic/json.ts';
import type { Keys } from '../edits/set-value.ts';

/** Fields of a step that are asked on the same condition: the step's own, those of a `then`, of a kind. */
export type FieldGroup = {
  /** Leads to the object that has `properties` and `required`. */
  at: Keys;
  part: JsonObject;
  /** As the `if` of a step says it; null for the fields that are always asked. */
  test: JsonObject | null;
  /** They are asked while `test` does not hold. */
  isTurned: boolean;
  /** Where `test` stands, if it can be written anew there. */
  testAt?: Keys;
  /** What goes with the last field of the group. */
  entry?: readonly Keys[];
};

/** The groups of a step in the order of its file, what is always asked first. */
export function fieldGroups(schema: JsonObject): FieldGroup[] {
  return [
    { at: [], part: schema, test: null, isTurned: false },
    ...branches(schema, [], [['if'], ['then']]),
    ...listed(schema['allOf']).flatMap((entry, index) =>
      branches(entry, ['allOf', index], [['allOf', index]]),
    ),
    ...['dependentSchemas', 'dependencies'].flatMap((key) => dependents(schema, key)),
    ...['oneOf', 'anyOf'].flatMap((key) => kinds(schema, key)),
  ];
}

/** The field whose value tells the kinds of a step apart, and the key that lists them. */
export function kindField(schema: JsonObject): { name: string; key: string } | undefined {
  const key = ['oneOf', 'anyOf'].find((one) => schema[one] !== undefined);
  const name = toldBy(listed(schema[key ?? '']), schema['discriminator']);
  return key === undefined || name === undefined ? undefined : { name, key };
}

/** Names of the fields that a condition compares, or asks for. */
export function namesIn(test: JsonObject): string[] {
  const { required } = test;
  return [
    ...new Set([
      ...Object.keys(objectAt(test, 'properties')),
      ...(Array.isArray(required) ? required.filter((one) => typeof one === 'string') : []),
    ]),
  ];
}

function branches(entry: JsonObject, at: Keys, own: readonly Keys[]): FieldGroup[] {
  const { if: test, then: held, else: other } = entry;
  if (!isObject(test)) return [];
  const base = { test, testAt: [...at, 'if'] };
  return [
    ...(isObject(held)
      ? [
          {
            ...base,
            at: [...at, 'then'],
            part: held,
            isTurned: false,
            ...(other === undefined && { entry: own }),
          },
        ]
      : []),
    ...(isObject(other) ? [{ ...base, at: [...at, 'else'], part: other, isTurned: true }] : []),
  ];
}

function dependents(schema: JsonObject, key: string): FieldGroup[] {
  return Object.entries(objectAt(schema, key)).flatMap(([name, part]): FieldGroup[] => {
    if (!isObject(part)) return [];
    const at = [key, name];
    return [
      { at, part, test: { required: [name] }, isTurned: false },
      ...listed(part['oneOf']).map((branch, index): FieldGroup => ({
        at: [...at, 'oneOf', index],
        part: branch,
        test: {
          properties: { [name]: objectAt(objectAt(branch, 'properties'), name) },
          required: [name],
        },
        isTurned: false,
      })),
    ];
  });
}

function kinds(schema: JsonObject, key: string): FieldGroup[] {
  const told = kindField(schema);
  if (told?.key !== key) return [];
  return listed(schema[key]).map((part, index): FieldGroup => {
    const value = objectAt(objectAt(part, 'properties'), told.name)['const'] ?? null;
    return {
      at: [key, index],
      part,
      test: { properties: { [told.name]: { const: value } }, required: [told.name] },
      isTurned: false,
    };
  });
}

const listed = (json: Json | undefined): JsonObject[] =>
  Array.isArray(json) ? json.filter(isObject) : [];
