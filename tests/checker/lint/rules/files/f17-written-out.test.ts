import { expect, test } from 'vitest';
import { f17 } from '../../../../../src/checker/lint/rules/files/readable.ts';
import { findings, look, LOOK, oneMore, SCHEMA } from '../../one-more-field.ts';

test('a finding points to the file as written, not as the engine reads it', () => {
  const found = findings([
    { file: SCHEMA, set: '/definitions', to: { short: { type: 'string', pattern: '(' } } },
    ...oneMore({ $ref: '#/definitions/short' }, look('text', {}, 'pattern')),
  ]);
  const places = found
    .filter(({ file }) => file === SCHEMA)
    .map(({ code, pointer }) => [code, pointer]);
  expect(places).toContainEqual(['T6', '/definitions/short/pattern']);
});

test('a field whose description names no type is found', () => {
  const found = findings(
    [
      { file: SCHEMA, set: '/definitions', to: { short: { description: 'Short' } } },
      ...oneMore({ $ref: '#/definitions/short' }, look('text')),
    ],
    f17,
  );
  expect(found).toMatchObject([
    {
      pointer: '/properties/more',
      suggestion: 'Write the type of the answer, such as "type": "string".',
    },
  ]);
});

const text = { title: 'Words', type: 'string', maxLength: 9 };
const named = (...names: string[]) =>
  findings(
    [
      ...names.map((name) => ({ file: SCHEMA, set: `/properties/${name}`, to: text })),
      {
        file: SCHEMA,
        set: '/properties/a',
        to: { title: 'A', type: 'object', properties: { b: text } },
      },
      { file: LOOK, set: '/ui:order', to: ['*'] },
    ],
    f17,
  );

test.each(['a-0', 'a__error'])(
  'a field with the id of a part of another one is found: %s',
  (name) => {
    const found = named(name);
    expect(found).toMatchObject([{ pointer: `/properties/${name}` }]);
    expect(found[0]?.message).toContain(`"/${name}" has the id of a part of "/a" on the page`);
  },
);

test('a name with "_" never has the id of a field in a group', () => {
  expect(named('a_b')).toEqual([]);
});
