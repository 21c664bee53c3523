import { expect, test } from 'vitest';
import { applyAll } from '../../../../../src/analysis/project/edit.ts';
import { readProject } from '../../../../../scripts/project/files.ts';
import { c5 } from '../../../../../src/analysis/lint/rules/content/c5-labels.ts';
import { lint } from '../../../../../src/analysis/lint/run.ts';
import { findings, look, oneMore } from '../../one-more-field.ts';

const found = (one: string, other: string) => {
  const part = (title: string) => ({ type: 'string', title });
  const schema = { type: 'object', properties: { one: part(one), other: part(other) } };
  const ui = { one: look('text'), other: look('text') };
  return findings(oneMore(schema, ui), c5).map(({ pointer }) => pointer);
};

test('the parts of an object are told apart by their words', () => {
  expect(found('Street', 'City')).toEqual([]);
  expect(found('Street', 'Street')).toEqual(['/more/other']);
});

test('a part may read like a field outside of its object, which has a heading of its own', () => {
  expect(found('Name', 'Age')).toEqual([]);
});

test('a page that brought the head of the page it is a copy of along is told from it', () => {
  const texts = readProject('.');
  const page = 'schemas/content/products/commercial-auto.json';
  const { meta }: { meta: { title: string; description: string } } = JSON.parse(
    texts.get(page) ?? '',
  );
  const copied = 'schemas/content/products/commercial-property.json';
  const title = applyAll(texts, [{ file: copied, set: '/meta/title', to: meta.title }]);
  expect(lint(title, [c5])).toMatchObject([{ file: copied, pointer: '/meta/title' }]);
  const both = applyAll(texts, [{ file: copied, set: '/meta', to: meta }]);
  expect(lint(both, [c5]).map(({ pointer }) => pointer)).toEqual([
    '/meta/title',
    '/meta/description',
  ]);
});
