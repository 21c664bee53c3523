import { expect, test } from 'vitest';
import { f17 } from '../../../../../src/analysis/lint/rules/files/f17-written-out.ts';
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
      { file: SCHEMA, set: '/definitions', to: { short: { maxLength: 9 } } },
      ...oneMore({ $ref: '#/definitions/short' }, look('text', {}, 'maxLength')),
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

test('two fields of one id on the page are found', () => {
  const text = { title: 'Words', type: 'string', maxLength: 9 };
  const found = findings(
    [
      { file: SCHEMA, set: '/properties/a_b', to: text },
      {
        file: SCHEMA,
        set: '/properties/a',
        to: { title: 'A', type: 'object', properties: { b: text } },
      },
      { file: LOOK, set: '/ui:order', to: ['*'] },
    ],
    f17,
  );
  expect(found).toMatchObject([{ pointer: '/properties/a/properties/b' }]);
  expect(found[0]?.message).toContain('"/a/b" and "/a_b" have the same id on the page');
});
