import { type Json, type JsonObject, matches, object } from '../../engine/core.ts';
import { compileSchema } from './ajv.ts';

/**
 * Answers to a field that satisfy a condition's test and that the field's schema accepts.
 * @param others additional candidate answers
 */
export function openingValues(test: Json, schema: JsonObject, others: readonly Json[]): Json[] {
  const { const: only, enum: listed, contains } = object(test);
  const inList = object(contains);
  const limits = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'].flatMap(
    (keyword) => {
      const limit = object(test)[keyword];
      return typeof limit === 'number'
        ? [limit, limit + 1, limit - 1, limit + 0.5, limit - 0.5]
        : [];
    },
  );
  const choices = Array.isArray(schema['enum']) ? schema['enum'] : [];
  const named = [only, ...(Array.isArray(listed) ? listed : [])];
  const items = [inList['const'], ...(Array.isArray(inList['enum']) ? inList['enum'] : [])];
  const candidates = [
    ...named,
    ...items.map((item) => (item === undefined ? undefined : [item])),
    ...limits,
    ...choices,
    ...others,
  ];
  const compiled = compileSchema(schema);
  return candidates.flatMap((value) =>
    value !== undefined &&
    matches(test, value) &&
    (!compiled.ok || compiled.validate(value).length === 0)
      ? [value]
      : [],
  );
}
