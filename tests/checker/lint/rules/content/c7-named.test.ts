import { expect, test } from 'vitest';
import { c7 } from '../../../../../src/checker/lint/rules/content/texts.ts';
import { findings, look, oneMore } from '../../one-more-field.ts';

const found = (widget: string, properties: Record<string, { type: string; title?: string }>) => {
  const ui = Object.fromEntries(Object.keys(properties).map((name) => [name, look('text')]));
  const schema = { type: 'array', maxItems: 3, items: { type: 'object', properties } };
  return findings(oneMore(schema, { ...look(widget), items: ui }), c7).map(
    ({ pointer }) => pointer,
  );
};

test('the fields of a list have labels, too', () => {
  expect(found('list', { make: { type: 'string', title: 'Make' } })).toEqual([]);
  expect(found('list', { make: { type: 'string' } })).toEqual([
    '/properties/more/items/properties/make',
  ]);
});

test('a widget that labels the fields of its items itself needs no titles', () => {
  expect(found('percentages', { name: { type: 'string' } })).toEqual([]);
});
