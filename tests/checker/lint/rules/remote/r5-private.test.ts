import { expect, test } from 'vitest';
import { r5 } from '../../../../../src/checker/lint/rules/remote/private.ts';
import { findings, FLOW, look, oneMore, SCHEMA } from '../../one-more-field.ts';

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

const personalField = oneMore({ type: 'string' }, look('text', { autocomplete: 'email' }));
const shownIn = (transition: object) => [
  ...personalField,
  { file: FLOW, set: '/steps/0/next/0/query', to: { more: { var: 'person.more' } } },
  ...Object.entries(transition).map(([key, to]) => ({
    file: FLOW,
    set: `/steps/0/next/0/${key}`,
    to,
  })),
];

test('a personal answer is in an address only where the flow says that this is intended', () => {
  expect(findings(shownIn({}), r5)).toMatchObject([
    {
      pointer: '/steps/0/next/0/query/more',
      suggestion: expect.stringContaining('"personal": ["more"]'),
    },
  ]);
  expect(findings(shownIn({ personal: ['more'] }), r5)).toEqual([]);
});

test.each([
  ['a parameter that does not exist', ['more', 'gone'], 'gone'],
  ['a parameter without a personal answer', ['more', 'step'], 'step'],
])('"personal" does not name %s', (_what, personal, name) => {
  const query = { more: { var: 'person.more' }, step: 2 };
  expect(findings(shownIn({ query, personal }), r5)).toMatchObject([
    { pointer: '/steps/0/next/0/personal', message: expect.stringContaining(`"${name}"`) },
  ]);
});

test('"personal" is not reported because of a step that cannot be read', () => {
  const broken = { file: SCHEMA, set: '/type', to: 'nonsense' };
  expect(findings([...shownIn({ personal: ['more'] }), broken], r5)).toEqual([]);
});
