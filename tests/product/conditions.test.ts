import { Ajv } from 'ajv';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { matches } from '../../src/engine/language/matches.ts';
import { isObject, type Json, type JsonObject } from '../../src/engine/logic/json.ts';
import { holds } from '../properties.ts';

const ajv = new Ajv({ strict: false, validateSchema: false, ownProperties: true });

const leaf = fc.constantFrom<Json>(null, true, false, 0, 1, -1, '', 'a', 'yes', 'no', '1');

it('a condition of a step agrees with Ajv', () => {
  const files = import.meta.glob<JsonObject>('/schemas/*/schema.json', {
    eager: true,
    import: 'default',
  });
  const conditions = Object.values(files).flatMap((file) => conditionsOf(file));
  expect(conditions.length).toBeGreaterThan(3);
  const property = fc.property(fc.constantFrom(...conditions), leaf, (condition, answer) => {
    const names = Object.keys(isObject(condition['properties']) ? condition['properties'] : {});
    const data: JsonObject = Object.fromEntries(names.map((name) => [name, answer]));
    expect(matches(condition, data)).toBe(ajv.validate(condition, data));
    expect(matches(condition, {})).toBe(ajv.validate(condition, {}));
  });
  holds('conditions of steps', property, 200);
});

function conditionsOf(file: JsonObject): JsonObject[] {
  const list = Array.isArray(file['allOf']) ? file['allOf'] : [];
  return list.flatMap((part) => (isObject(part) && isObject(part['if']) ? [part['if']] : []));
}
