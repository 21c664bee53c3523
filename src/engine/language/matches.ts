import { type Json, type JsonObject, isObject, sameJson, textLength } from '../logic/json.ts';

/**
 * True if a value matches the `if` of a conditional. Supports the JSON Schema keywords that a
 * question may depend on, with the meaning that Ajv gives them (`tests/engine/flow/matches.test.ts`
 * compares the two); `npm run validate` refuses any other. Takes plain data, so the app, the linter
 * and a worker share it.
 */
export function matches(schema: Json | undefined, value: Json | undefined): boolean {
  if (!isObject(schema)) return schema !== false;
  return Object.entries(schema).every(([keyword, expected]) => {
    const check = CHECKS[keyword];
    return check === undefined || check(expected, value);
  });
}

type Check = (expected: Json, value: Json | undefined) => boolean;

const schemas = (list: Json): Json[] => (Array.isArray(list) ? list : []);
const numbers =
  (holds: (value: number, limit: number) => boolean): Check =>
  (limit, value) =>
    typeof value !== 'number' || typeof limit !== 'number' || holds(value, limit);
const sizes =
  (
    sizeOf: (value: Json | undefined) => number | undefined,
    holds: (size: number, limit: number) => boolean,
  ): Check =>
  (limit, value) => {
    const size = sizeOf(value);
    return size === undefined || typeof limit !== 'number' || holds(size, limit);
  };

const letters = (value: Json | undefined) =>
  typeof value === 'string' ? textLength(value) : undefined;
const items = (value: Json | undefined) => (Array.isArray(value) ? value.length : undefined);
const atLeast = (value: number, limit: number) => value >= limit;
const atMost = (value: number, limit: number) => value <= limit;

const CHECKS: Readonly<Record<string, Check>> = {
  const: (expected, value) => sameJson(expected, value),
  enum: (expected, value) => schemas(expected).some((option) => sameJson(option, value)),
  type: (expected, value) => [expected].flat().some((type) => isOfType(value, type)),
  required: (names, value) =>
    !isObject(value) ||
    schemas(names).every((name) => typeof name === 'string' && has(value, name)),
  properties: (properties, value) =>
    !isObject(value) ||
    !isObject(properties) ||
    Object.entries(properties).every(
      ([name, schema]) => !has(value, name) || matches(schema, value[name]),
    ),
  minimum: numbers(atLeast),
  maximum: numbers(atMost),
  exclusiveMinimum: numbers((value, limit) => value > limit),
  exclusiveMaximum: numbers((value, limit) => value < limit),
  minLength: sizes(letters, atLeast),
  maxLength: sizes(letters, atMost),
  minItems: sizes(items, atLeast),
  maxItems: sizes(items, atMost),
  pattern: (pattern, value) =>
    typeof value !== 'string' ||
    typeof pattern !== 'string' ||
    new RegExp(pattern, 'u').test(value),
  contains: (schema, value) => !Array.isArray(value) || value.some((item) => matches(schema, item)),
  not: (schema, value) => !matches(schema, value),
  allOf: (list, value) => schemas(list).every((schema) => matches(schema, value)),
  anyOf: (list, value) => schemas(list).some((schema) => matches(schema, value)),
  oneOf: (list, value) => schemas(list).filter((schema) => matches(schema, value)).length === 1,
};

const has = (value: JsonObject, name: string) =>
  Object.hasOwn(value, name) && value[name] !== undefined;

function isOfType(value: Json | undefined, type: Json): boolean {
  switch (type) {
    case 'null':
      return value === null;
    case 'integer':
      return Number.isInteger(value);
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isObject(value);
    default:
      return typeof value === type;
  }
}
