import { expect, test } from 'vitest';
import {
  addPage,
  removePage,
  renamePage,
  type NewPage,
} from '../../../../src/checker/edits/flow/end-pages.ts';
import { applyAll } from '../../../../src/checker/project/edit.ts';
import { lint } from '../../../../src/checker/lint/run.ts';
import { questionnaire } from '../../../fixtures/questionnaire.ts';
import { done, flowIn, why } from '../edited.ts';

const FLOW = 'flows/tiny.json';
const tiny = questionnaire('tiny');
const page: NewPage = {
  id: 'not-offered',
  title: 'We do not insure farms yet',
  text: 'Thank you for asking.',
  prefix: '',
  after: 'person',
  when: { name: 'isFarm', expression: { '==': [{ var: 'kind' }, 'farm'] } },
};

test('an end page is added with the branch that leads to it', () => {
  const after = done(addPage(tiny, page));
  const { pages, steps, bounds } = flowIn(after, FLOW);
  expect(pages.at(-1)).toMatchObject({
    id: 'not-offered',
    path: '/onboarding/not-offered',
    outcome: { title: page.title, open: { title: page.title } },
  });
  expect(steps.find(({ id }) => id === 'person')?.next[0]).toEqual({
    when: 'isFarm',
    to: 'not-offered',
  });
  expect(bounds).toEqual({ shortest: 2, longest: 6 });
  expect(lint(after)).toEqual([]);
});

test('it sends a request only if it is given the start of a number', () => {
  const made = (prefix: string) => done(addPage(tiny, { ...page, prefix }));
  const [silent, sending] = [made(''), made('FARM-')];
  expect(flowIn(silent, FLOW).pages.at(-1)).not.toHaveProperty('number');
  expect(flowIn(sending, FLOW).pages.at(-1)).toMatchObject({
    number: { prefix: 'FARM-', below: 10_000_000 },
  });
  expect(lint(sending)).toEqual([]);
});

test('it is removed with the branches that lead to it', () => {
  const gone = done(removePage(done(addPage(tiny, page)), 'not-offered'));
  expect(flowIn(gone, FLOW)).toEqual(flowIn(tiny, FLOW));
});

test.each<[Partial<NewPage>, string]>([
  [{ id: 'day' }, 'Step or page "day" already exists.'],
  [{ id: 'Not offered' }, 'is not a valid page name'],
  [{ prefix: 'farm' }, 'A number starts with one to eight capital letters and a hyphen'],
  [{ title: ' ' }, 'A page needs a heading and a text.'],
  [{ after: 'nowhere' }, 'There is no step "nowhere".'],
])('%j is refused: %s', (part, reason) => {
  expect(why(addPage(tiny, { ...page, ...part }))).toContain(reason);
});

test('a page that everyone reaches cannot be removed', () => {
  const first = flowIn(tiny, FLOW).pages[0]?.id ?? '';
  expect(why(removePage(tiny, first))).toContain('The default of "day" leads to');
  expect(why(removePage(tiny, 'nowhere'))).toContain('There is no end page "nowhere".');
});

test('a page is renamed wherever transitions, steps, pages and journeys name it', () => {
  const journeys = 'flows/tiny.scenarios.json';
  const linked = applyAll(tiny, [
    {
      file: FLOW,
      insert: '/pages/1',
      to: {
        id: 'copy',
        kind: 'papers',
        path: '/onboarding/copy',
        label: 'Copy',
        progress: { details: 100, offer: 100 },
        linksTo: 'offer',
        papers: 'offer',
      },
    },
    { file: journeys, json: { scenarios: [{ id: 'all', answers: {}, path: [], end: 'offer' }] } },
  ]);
  const after = done(renamePage(linked, { was: 'offer', is: 'request' }));
  const { steps, pages } = flowIn(after, FLOW);
  expect(pages).toMatchObject([
    { id: 'request', path: '/onboarding/offer', kind: 'outcome' },
    { id: 'copy', linksTo: 'request', papers: 'request' },
  ]);
  expect(steps.at(-1)).toMatchObject({ submit: 'request', next: [{ to: 'request' }] });
  expect(after.get(journeys)).toContain('"end": "request"');
  expect(done(renamePage(after, { was: 'request', is: 'offer' }))).toEqual(linked);
});

test('a page that is of the kind its name says keeps its kind', () => {
  const unkinded = applyAll(done(renamePage(tiny, { was: 'offer', is: 'outcome' })), [
    { file: FLOW, remove: '/pages/0/kind' },
  ]);
  const after = done(renamePage(unkinded, { was: 'outcome', is: 'offer' }));
  expect(flowIn(after, FLOW).pages[0]).toMatchObject({ id: 'offer', kind: 'outcome' });
  expect(lint(after)).toEqual([]);
});

test.each([
  ['offer', 'day', 'Step or page "day" already exists.'],
  ['offer', 'My offer', 'is not a valid page name'],
  ['nowhere', 'offers', 'There is no end page "nowhere".'],
])('%s is not renamed %s: %s', (was, is, reason) => {
  expect(why(renamePage(tiny, { was, is }))).toContain(reason);
});
