// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import type { DraftStore } from '../../src/engine/draft/types.ts';
import { compileQuestionnaire } from '../../src/engine/compile-questionnaire.ts';
import { Events, type EventsProps } from '../../src/engine/Events.tsx';
import { openDraft } from '../../src/engine/open-draft.ts';
import { memoryStore } from '../../src/engine/stores/memory.ts';
import { useAnswers } from '../../src/engine/use-answers.ts';
import { OnboardingProvider, useOnboarding } from '../../src/engine/pages/onboarding-context.tsx';

afterEach(cleanup);

const schema = { type: 'object', properties: { name: { type: 'string' } } };
const questionnaire = compileQuestionnaire({
  flow: {
    id: 'visit',
    conditions: { cat: { '==': [{ var: 'pet.name' }, 'Tom'] } },
    steps: [{ id: 'pet', next: [{ when: 'cat', to: 'done' }, { to: 'home' }] }, { id: 'home' }],
    pages: [{ id: 'done', kind: 'outcome' }],
  },
  steps: { pet: { schema }, home: { schema } },
});
const pet = { name: 'Rex' };
const home = { name: 'The barn' };

/** The draft, and the page with these parts inside of the questionnaire. */
function opened(children: ReactNode): [DraftStore, ReactNode] {
  const store = openDraft(questionnaire, memoryStore());
  return [store, inside(store, children)];
}

const inside = (store: DraftStore, children: ReactNode, around = {}) => (
  <MemoryRouter initialEntries={['/visit/pet']}>
    <OnboardingProvider questionnaire={questionnaire} store={store} around={around}>
      {children}
    </OnboardingProvider>
  </MemoryRouter>
);

it('the app hears of answers when they change, and of nothing else', () => {
  const onSave = vi.fn<NonNullable<EventsProps['onSave']>>();
  const [store, page] = opened(<Events onSave={onSave} />);
  render(page);
  act(() => store.change({}, { currentStep: 2 }));
  expect(onSave).not.toHaveBeenCalled();
  act(() => store.change({ pet }));
  act(() => store.change({}, { currentStep: 3, quoteId: 'V-1' }));
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ answers: { pet } });
});

it('a part of the app reads the answers that count, and their number', async () => {
  const Read = () => <output>{JSON.stringify(useAnswers())}</output>;
  const [store, page] = opened(<Read />);
  render(page);
  const shown = () => JSON.parse(screen.getByRole('status').textContent);
  await act(async () => store.change({ pet, home }, { quoteId: 'V-1' }));
  expect(shown()).toEqual({ answers: { pet, home }, number: 'V-1' });
  await act(async () => store.change({ pet: { name: 'Tom' } }));
  expect(shown().answers).toEqual({ pet: { name: 'Tom' } });
});

it('what the app puts around the questions may change', () => {
  const Title = () => <h1>{useOnboarding().around.titleOf?.('pet')}</h1>;
  const store = openDraft(questionnaire, memoryStore());
  const titled = (word: string) => inside(store, <Title />, { titleOf: () => word });
  const { rerender } = render(titled('Pets'));
  rerender(titled('Haustiere'));
  expect(screen.getByRole('heading').textContent).toBe('Haustiere');
});
