import { expect, test } from 'vitest';
import type { JsonObject } from '../../../../../src/engine/logic/json.ts';
import { f4 } from '../../../../../src/checker/lint/rules/files/readable.ts';
import { findings, look, oneMore, SCHEMA } from '../../one-more-field.ts';

const found = (schema: JsonObject) =>
  findings(oneMore(schema, look('text')), f4).map(({ file, pointer, message, suggestion }) => [
    file,
    pointer,
    `${message} ${suggestion}`,
  ]);

test.each<[string, JsonObject, string, RegExp]>([
  [
    'a smallest number of a text',
    { type: 'string', minimum: 2 },
    '/minimum',
    /"pattern".*"integer"/,
  ],
  ['a length of a number', { type: 'integer', maxLength: 3 }, '/maxLength', /"type": "string"/],
  ['items of a text', { type: 'string', items: { type: 'string' } }, '/items', /"type": "array"/],
  [
    'a pattern of a box',
    { type: 'boolean', pattern: 'a' },
    '/pattern',
    /any answer would be accepted/,
  ],
  [
    'choices of a list at the list itself',
    { type: 'array', items: { type: 'string' }, 'x-options': 'states' },
    '/enum',
    /into "items"/,
  ],
  ['an object that asks for nothing', { type: 'object' }, '', /Add "properties"/],
])('%s: JSON Schema would ignore it, so it is refused', (_case, schema, key, words) => {
  const ui = schema['type'] === 'object' ? {} : look('text');
  const [first] = findings(oneMore(schema, ui), f4);
  expect(first?.pointer).toBe(`/properties/more${key}`);
  expect(`${first?.message} ${first?.suggestion}`).toMatch(words);
});

test('keywords that fit the type are left alone', () => {
  expect(found({ type: 'string', minLength: 1, maxLength: 9, pattern: '^a' })).toEqual([]);
  expect(found({ type: 'integer', minimum: 1, multipleOf: 5 })).toEqual([]);
  expect(found({ type: 'string', minItems: 1 })).toMatchObject([
    [SCHEMA, expect.anything(), expect.anything()],
  ]);
});

test.each([
  ['email', { minimum: 3 }, '/minimum', /"minimum" does not apply to the type "string" of "email"/],
  ['age', { contains: { const: 3 } }, '/contains', /"const" or "enum"/],
  [
    'partner',
    { enum: ['yes', 'noo'] },
    '',
    /"noo" is not an answer to "partner".*Did you mean "no"/,
  ],
])(
  'a condition that asks %s for something it cannot have is reported',
  (name, asked, key, words) => {
    const [first] = findings(
      [
        { file: SCHEMA, set: '/allOf/0/if/properties', to: { [name]: asked } },
        { file: SCHEMA, set: '/allOf/0/if/required', to: [name] },
      ].filter(({ to }) => JSON.stringify(to) !== '["partner"]'),
      f4,
    );
    expect(first?.pointer).toBe(`/allOf/0/if/properties/${name}${key}`);
    expect(`${first?.message} ${first?.suggestion}`).toMatch(words);
  },
);
