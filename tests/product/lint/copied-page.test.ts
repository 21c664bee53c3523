import { expect, test } from 'vitest';
import { applyAll } from '../../../src/checker/project/edit.ts';
import { readProject } from '../../../src/server/project/files.ts';
import { c5 } from '../../../src/checker/lint/rules/content/labels.ts';
import { lint } from '../../../src/checker/lint/run.ts';

test('a copied page that still has the head of its original is reported', () => {
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
