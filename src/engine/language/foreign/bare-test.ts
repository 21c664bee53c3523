import { isObject, mapValues, type Json, type JsonObject } from '../../logic/json.ts';
import { objectAt } from '../fields.ts';
import { FORMATS } from '../normalize/formats.ts';
import { referred } from './local-schema.ts';
import { withExclusiveLimits, withKnownFormat } from './spellings.ts';

/** Keywords that decide what is accepted, by what is in them. */
const LIMITS: ReadonlySet<string> = new Set(
  (
    'type enum const required minLength maxLength pattern minimum maximum exclusiveMinimum ' +
    'exclusiveMaximum multipleOf minItems maxItems uniqueItems minProperties maxProperties'
  ).split(' '),
);
const SCHEMAS: ReadonlySet<string> = new Set(
  'items additionalItems contains additionalProperties propertyNames not if then else'.split(' '),
);
const LISTS: ReadonlySet<string> = new Set(['allOf', 'anyOf', 'oneOf', 'items']);
/** Keywords that the validators of a step do not know, and references that lead back to themselves. */
const UNKNOWN: ReadonlySet<string> = new Set([
  '$ref',
  '$dynamicRef',
  '$recursiveRef',
  'minContains',
  'maxContains',
  'prefixItems',
  'unevaluatedItems',
  'unevaluatedProperties',
]);

/** False for a test with something in it that the validators of a step cannot check. */
export function isTestable(test: Json): boolean {
  if (Array.isArray(test)) return test.every(isTestable);
  return (
    !isObject(test) ||
    Object.entries(test).every(
      ([key, value]) => !UNKNOWN.has(key) && (LITERAL.has(key) || isTestable(value)),
    )
  );
}
const LITERAL: ReadonlySet<string> = new Set(['const', 'enum']);
const RECORDS: ReadonlySet<string> = new Set(['properties', 'patternProperties']);
const DEPENDENT_KEYS = ['dependencies', 'dependentRequired', 'dependentSchemas'];
const DEPENDENT: ReadonlySet<string> = new Set(DEPENDENT_KEYS);

/**
 * A schema as nothing but a test of answers: no words, no references, formats as patterns, and no
 * keyword that means nothing without another one.
 */
export function bareTest(
  schema: JsonObject,
  file: JsonObject,
  open: readonly string[] = [],
): JsonObject {
  const { $ref: reference } = schema;
  const whole = withKnownFormat(
    withExclusiveLimits(referred({ schema, at: '', open }, file).schema),
  );
  const inside = typeof reference === 'string' ? [...open, reference] : open;
  const bare = (json: Json): Json => (isObject(json) ? bareTest(json, file, inside) : json);
  const tests = Object.entries(whole).flatMap(([key, value]): [string, Json][] => {
    if (needsAnother(key, whole) || DEPENDENT.has(key)) return [];
    if (key === 'format') return testOfFormat(value, whole);
    if (LIMITS.has(key) || UNKNOWN.has(key)) return [[key, value]];
    if (LISTS.has(key) && Array.isArray(value)) return [[key, value.map(bare)]];
    if (SCHEMAS.has(key)) return [[key, bare(value)]];
    return RECORDS.has(key) && isObject(value) ? [[key, mapValues(value, bare)]] : [];
  });
  const dependent = DEPENDENT_KEYS.flatMap((key) => Object.entries(objectAt(whole, key)));
  const dependencies = mapValues(Object.fromEntries(dependent), bare);
  return {
    ...Object.fromEntries(tests),
    ...(dependent.length > 0 && { dependencies }),
  };
}

/** True for a keyword that is ignored without another one that is missing. */
function needsAnother(key: string, schema: JsonObject): boolean {
  if (key === 'then' || key === 'else') return schema['if'] === undefined;
  if (key === 'if') return schema['then'] === undefined && schema['else'] === undefined;
  return key === 'additionalItems' && !Array.isArray(schema['items']);
}

/** A format as the pattern of its field; `date` is checked as it is, and a pattern beside it wins. */
function testOfFormat(format: Json, { pattern }: JsonObject): [string, Json][] {
  if (format === 'date') return [['format', format]];
  const known = typeof format === 'string' && Object.hasOwn(FORMATS, format);
  return known && pattern === undefined ? [['pattern', FORMATS[format] ?? '']] : [];
}
