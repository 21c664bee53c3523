// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { compileQuestionnaire } from '../../../../src/engine/questionnaire/compile-questionnaire.ts';
import { openDraft } from '../../../../src/engine/questionnaire/open-draft.ts';
import { OnboardingProvider } from '../../../../src/engine/pages/onboarding-context.tsx';
import OutcomeRoute from '../../../../src/engine/pages/end-pages/OutcomeRoute.tsx';
import { memoryStore } from '../../../../src/engine/stores/store-adapter.ts';

afterEach(cleanup);

const outcome = {
  title: 'It is with us',
  text: 'We look at it.',
  number: 'Number',
  open: { title: 'Not sent yet', text: 'Some questions are open.' },
  next: { title: 'What happens next', items: ['We call you.'] },
  call: '',
  review: 'What you told us.',
};
const kind = 'outcome';
const questionnaire = compileQuestionnaire({
  flow: {
    id: 'visit',
    conditions: { isFarm: { '==': [{ var: 'pet.name' }, 'Cow'] } },
    steps: [{ id: 'pet', next: [{ when: 'isFarm', to: 'farm' }, { to: 'done' }] }],
    pages: [
      {
        id: 'done',
        kind,
        label: 'Visit',
        number: { prefix: 'V-', below: 1000 },
        facts: { pet: { var: 'pet.name' } },
        summary: [{ fact: 'pet', label: 'Pet' }],
        outcome,
      },
      { id: 'farm', kind, label: 'Farm', outcome },
    ],
  },
  steps: {
    pet: {
      schema: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
    },
  },
});

function openAt(id: string, name?: string) {
  const page = questionnaire.flow.page(id);
  if (page === undefined) throw new Error(`There is no page ${id}`);
  const store = openDraft(
    questionnaire,
    memoryStore(),
    name === undefined ? {} : { pet: { name } },
  );
  render(
    <MemoryRouter initialEntries={[page.path]}>
      <OnboardingProvider questionnaire={questionnaire} store={store}>
        <OutcomeRoute page={page} linked={{}} />
      </OnboardingProvider>
    </MemoryRouter>,
  );
  return store;
}

/** What the page says of the request. */
const lines = () =>
  screen
    .queryAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const send = () => screen.queryByRole('button', { name: 'Send your request' });

it('a page with a number sends what was not sent, and shows the number', async () => {
  const store = openAt('done', 'Rex');
  expect(heading()).toBe('Not sent yet');
  expect(lines()).toEqual(['Pet: Rex']);
  await userEvent.click(send() ?? document.body);
  expect([heading(), send()]).toEqual(['It is with us', null]);
  expect(lines()).toEqual([`Number: ${store.getSnapshot().quoteId}`, 'Pet: Rex']);
});

it('a page without a number has no button that would send nothing', () => {
  openAt('farm', 'Cow');
  expect([heading(), send()]).toEqual(['It is with us', null]);
});

it.each(['done', 'farm'])('the page "%s" says that questions are open, and leads there', (id) => {
  openAt(id);
  expect([heading(), send()]).toEqual(['Not sent yet', null]);
  expect(screen.getAllByRole('link', { name: /^Go to: / })).toHaveLength(1);
  expect(screen.queryByRole('complementary')).toBeNull();
  const open = screen.getByRole('region', { name: 'Still to do' });
  expect(
    within(open)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['pet']);
});

it('a sent page tells of a question that is open since an answer was changed', async () => {
  const store = openAt('done', 'Rex');
  await userEvent.click(send() ?? document.body);
  act(() => store.change({ pet: {} }));
  expect(heading()).toBe('It is with us');
  const notice = await screen.findByRole('complementary');
  expect(notice.textContent).toContain('Some earlier questions are not answered yet');
});
