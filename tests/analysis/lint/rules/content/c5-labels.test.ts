import { expect, test } from 'vitest';
import { c5 } from '../../../../../src/analysis/lint/rules/content/c5-labels.ts';
import { findings, look, oneMore } from '../../one-more-field.ts';

const found = (one: string, other: string) => {
  const part = (title: string) => ({ type: 'string', title });
  const schema = { type: 'object', properties: { one: part(one), other: part(other) } };
  const ui = { one: look('text'), other: look('text') };
  return findings(oneMore(schema, ui), c5).map(({ pointer }) => pointer);
};

test('the parts of an object need different labels', () => {
  expect(found('Street', 'City')).toEqual([]);
  expect(found('Street', 'Street')).toEqual(['/more/other']);
});

test('a part may share a label with a field outside its object, which has a heading', () => {
  expect(found('Name', 'Age')).toEqual([]);
});
