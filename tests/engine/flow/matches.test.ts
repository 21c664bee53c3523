import { Ajv } from 'ajv';
import fc, { type Arbitrary } from 'fast-check';
import { describe, expect, it } from 'vitest';
import stepMeta from '../../../schemas/meta/step.schema.json' with { type: 'json' };
import { matches } from '../../../src/engine/language/matches.ts';
import type { Json, JsonObject } from '../../../src/engine/logic/json.ts';
import { holds } from '../../properties.ts';

// Inherited properties are not answers; rule F8 keeps such names out of the files anyway.
const ajv = new Ajv({ strict: false, validateSchema: false, ownProperties: true });

/** Small values that are often equal, including JSON's pitfalls. */
const LEAVES: Json[] = [null, true, false, 0, 1, -1, 1.5, 2, '', 'a', 'ab', 'yes', '1', '👩', 'if'];
const leaf: Arbitrary<Json> = fc.constantFrom(...LEAVES);
const NAMES = ['a', 'b', 'constructor', 'length'];
const value: Arbitrary<Json> = fc.letrec<{ any: Json }>((tie) => ({
  any: fc.oneof(
    { weight: 3, arbitrary: leaf },
    { weight: 1, arbitrary: fc.array(tie('any'), { maxLength: 3 }) },
    {
      weight: 2,
      arbitrary: fc.dictionary(fc.constantFrom(...NAMES), tie('any'), {
        maxKeys: 3,
        noNullPrototype: true,
      }),
    },
  ),
})).any;

const limit = fc.constantFrom(-1, 0, 1, 1.5, 2);
const size = fc.constantFrom(0, 1, 2, 3);
const type = fc.constantFrom('null', 'boolean', 'integer', 'number', 'string', 'array', 'object');

/** Values of every keyword that `matches` reads. */
const plain: Record<string, Arbitrary<Json>> = {
  const: value,
  enum: fc.array(value, { minLength: 1, maxLength: 3 }),
  type: fc.oneof<Arbitrary<Json>[]>(type, fc.uniqueArray(type, { minLength: 1, maxLength: 3 })),
  required: fc.uniqueArray(fc.constantFrom(...NAMES), { maxLength: 2 }),
  minimum: limit,
  maximum: limit,
  exclusiveMinimum: limit,
  exclusiveMaximum: limit,
  minLength: size,
  maxLength: size,
  minItems: size,
  maxItems: size,
  pattern: fc.constantFrom('^a', 'b$', '^[1-9]\\d*$', '^.$', '\\p{L}'),
};
const nested = {
  one: (schema: Arbitrary<Json>): Record<string, Arbitrary<Json>> => ({
    properties: fc.dictionary(fc.constantFrom(...NAMES), schema, {
      maxKeys: 2,
      noNullPrototype: true,
    }),
    contains: schema,
    not: schema,
  }),
  several: (schema: Arbitrary<Json>): Record<string, Arbitrary<Json>> => {
    const list = fc.array(schema, { minLength: 1, maxLength: 3 });
    return { allOf: list, anyOf: list, oneOf: list };
  },
};

/** Schemas of one to three of those keywords, up to three levels deep. */
function schema(depth = 3): Arbitrary<JsonObject> {
  const inner = (): Arbitrary<Json> =>
    fc.oneof<Arbitrary<Json>[]>(schema(depth - 1), schema(depth - 1), fc.boolean());
  const keywords = { ...plain, ...(depth > 1 ? nested.one(inner()) : {}) };
  const all = { ...keywords, ...(depth > 1 ? nested.several(inner()) : {}) };
  return fc
    .uniqueArray(fc.constantFrom(...Object.keys(all)), { minLength: 1, maxLength: 3 })
    .chain((names) =>
      fc.record(Object.fromEntries(names.map((name) => [name, all[name] ?? fc.constant(null)]))),
    )
    .map((made) => ({ ...made }));
}

describe('a condition', () => {
  it('agrees with Ajv on every value', () => {
    const said = { yes: 0, no: 0 };
    const asAjv = fc.property(schema(), value, (condition, data) => {
      const holdsHere = matches(condition, data);
      said[holdsHere ? 'yes' : 'no'] += 1;
      expect(holdsHere).toBe(ajv.validate(condition, data));
      ajv.removeSchema(condition);
    });
    holds('matches', asAjv, 3000);
    expect(Math.min(said.yes, said.no)).toBeGreaterThan(300);
  });

  it.each<[string, Json, Json | undefined, boolean]>([
    ['a boolean schema that is true', true, 'x', true],
    ['a boolean schema that is false', false, 'x', false],
    ['no schema', {}, undefined, true],
    ['a constant that is met', { const: 'yes' }, 'yes', true],
    [
      'an object whose keys stand in another order',
      { const: { a: 1, b: 2 } },
      { b: 2, a: 1 },
      true,
    ],
    ['a text that looks like the number', { const: 1 }, '1', false],
    ['a missing answer that is not required', { properties: { a: { const: 1 } } }, {}, true],
    ['a missing answer that is required', { required: ['a'] }, {}, false],
    ['a name that every object inherits', { required: ['constructor'] }, {}, false],
    ['required names of what is not an object', { required: ['a'] }, 'text', true],
    ['a whole number written as one', { type: 'integer' }, 2, true],
    ['a fraction as an integer', { type: 'integer' }, 1.5, false],
    ['a list as an object', { type: 'object' }, [], false],
    ['nothing as an object', { type: 'object' }, null, false],
    ['one of two types', { type: ['string', 'null'] }, null, true],
    ['the length of an emoji, which is one character', { maxLength: 1 }, '👩', true],
    ['the length of a number', { maxLength: 1 }, 12345, true],
    ['a limit that is met exactly', { maximum: 3 }, 3, true],
    ['a limit that must not be met', { exclusiveMaximum: 3 }, 3, false],
    ['a pattern anywhere in the text', { pattern: 'b' }, 'abc', true],
    ['a list with one fitting item', { contains: { const: 'b' } }, ['a', 'b'], true],
    ['an empty list', { contains: {} }, [], false],
    ['two that hold where just one may', { oneOf: [{}, { type: 'string' }] }, 'a', false],
    ['two keywords of which one fails', { type: 'string', minLength: 2 }, 'a', false],
    ['a keyword that is not a condition', { title: 'Yes' }, 1, true],
  ])('on %s', (_case, condition, data, expected) => {
    expect(matches(condition, data)).toBe(expected);
  });
});

it('the comparison with Ajv has every keyword that a step may put into a condition', () => {
  const { condition } = stepMeta.definitions;
  const answer = condition.properties.properties.additionalProperties;
  const allowed = [condition, answer, answer.properties.contains].flatMap(({ properties }) =>
    Object.keys(properties),
  );
  const compared = [plain, nested.one(value), nested.several(value)].flatMap(Object.keys);
  expect(compared).toEqual(expect.arrayContaining(allowed));
});
