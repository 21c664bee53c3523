import { expect, test } from 'vitest';
import { r5 } from '../../../../../src/analysis/lint/rules/remote/r5-private.ts';
import { findings, FLOW } from '../../one-more-field.ts';

const id = { var: '$uuid' };

test.each([
  ['an address', '/steps/0/next/0/query', { n: id }, '/steps/0/next/0/query/n/var'],
  ['a value', '/values/key', { cat: ['Draft ', id] }, '/values/key/cat/1/var'],
  ['a fact of a page', '/pages/0/facts', { name: id }, '/pages/0/facts/name/var'],
])('the key to the answers is not read in %s', (_name, set, to, pointer) => {
  expect(findings([{ file: FLOW, set, to }], r5)).toMatchObject([
    { pointer, suggestion: expect.stringContaining('$quoteId') },
  ]);
});

test('the browser keeps the key for itself', () => {
  expect(findings([{ file: FLOW, set: '/mirror', to: { id: { $: id } } }], r5)).toEqual([]);
});
