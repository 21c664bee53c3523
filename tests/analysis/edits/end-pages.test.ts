import { expect, test } from 'vitest';
import { addPage, removePage, type NewPage } from '../../../src/analysis/edits/end-pages.ts';
import { lint } from '../../../src/analysis/lint/run.ts';
import { questionnaire } from '../../fixtures/questionnaire.ts';
import { done, flowIn, why } from './edited.ts';

const FLOW = 'flows/tiny.json';
const tiny = questionnaire('tiny');
const page: NewPage = {
  id: 'not-offered',
  title: 'We do not insure farms yet',
  text: 'Thank you for asking.',
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

test('it is removed with the branches that lead to it', () => {
  const gone = done(removePage(done(addPage(tiny, page)), 'not-offered'));
  expect(flowIn(gone, FLOW)).toEqual(flowIn(tiny, FLOW));
});

test.each<[Partial<NewPage>, string]>([
  [{ id: 'day' }, 'Step or page "day" already exists.'],
  [{ id: 'Not offered' }, 'is not a valid page name'],
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
