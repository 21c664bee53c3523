import { expect, test } from 'vitest';
import '../../../src/site/kinds.ts';
import { pageKinds } from '../../../src/site/checks/page-kinds.ts';
import type { Edit } from '../../../src/checker/project/edit.ts';
import { findings, FLOW } from '../../checker/lint/one-more-field.ts';

const page = (id: string, kind: string) => ({
  id,
  kind,
  path: `/onboarding/${id}`,
  label: id,
  progress: { details: 100, offer: 100 },
});
const found = (kind: string) =>
  findings(
    [
      { file: FLOW, insert: '/pages/1', to: { ...page('sheets', kind), linksTo: 'quote' } },
      { file: FLOW, set: '/pages/0/papers', to: 'sheets' },
      { file: FLOW, insert: '/pages/2', to: { ...page('quote', 'quote'), linksTo: 'offer' } },
    ],
    pageKinds,
  ).map(({ pointer }) => pointer);

test.each([
  ['quote', 'purchase'],
  ['purchase', 'quote'],
  ['papers', 'quote'],
])('a page of the kind "%s" needs one of the kind "%s"', (kind, needed) => {
  const pages = (target: string) =>
    findings(
      [
        { file: FLOW, insert: '/pages/1', to: { ...page('one', kind), linksTo: 'other' } },
        { file: FLOW, insert: '/pages/2', to: page('other', target) },
      ],
      pageKinds,
    ).map(({ pointer }) => pointer);
  expect(pages(needed)).not.toContain('/pages/1/linksTo');
  expect(pages(kind)).toContain('/pages/1/linksTo');
  expect(
    findings([{ file: FLOW, insert: '/pages/1', to: page('one', kind) }], pageKinds).map(
      ({ pointer, suggestion }) => `${pointer} ${suggestion}`,
    ),
  ).toContainEqual(expect.stringMatching(/^\/pages\/1 /));
});

test('the papers of a page are a page of papers', () => {
  expect(found('papers')).not.toContain('/pages/0/papers');
  expect(found('outcome')).toContain('/pages/0/papers');
});

test.each([
  ['quote', 'businessName', []],
  ['quote', 'busnessName', ['/pages/0/facts/busnessName Did you mean "businessName"?']],
  [
    'outcome',
    'businessName',
    ['/pages/0/facts/businessName Name it in "summary", or take it out.'],
  ],
])('a page of the kind "%s" shows the fact "%s", or nothing does', (kind, name, wanted) => {
  const edits = [
    ...(kind === 'outcome' ? [] : [{ file: FLOW, set: '/pages/0/kind', to: kind }]),
    { file: FLOW, set: '/pages/0/facts', to: { [name]: { var: 'person.name' } } },
  ];
  const of = (all: Edit[]) =>
    findings(all, pageKinds)
      .filter(({ pointer }) => pointer.includes('/facts/'))
      .map(({ pointer, suggestion }) => `${pointer} ${suggestion}`);
  expect(of(edits)).toEqual(wanted);
  expect(
    of([...edits, { file: FLOW, set: '/pages/0/summary', to: [{ fact: name, label: 'For' }] }]),
  ).toEqual([]);
});

test('a page for which answers are submitted gives them a number', () => {
  const [found, ...others] = findings([{ file: FLOW, remove: '/pages/0/number' }], pageKinds);
  expect(others).toEqual([]);
  expect(found).toMatchObject({
    pointer: '/pages/0',
    message:
      'The answers are submitted for the page "offer", which gives no number: they would never be sent as a request.',
  });
});
