// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import type { DraftStore } from '../../src/engine/draft/types.ts';
import { compileQuestionnaire } from '../../src/engine/questionnaire/compile-questionnaire.ts';
import { Events, type EventsProps } from '../../src/engine/questionnaire/Events.tsx';
import { openDraft } from '../../src/engine/questionnaire/open-draft.ts';
import { memoryStore } from '../../src/engine/stores/store-adapter.ts';
import { useAnswers } from '../../src/engine/questionnaire/use-answers.ts';
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

/** Records what the app hears of pages after the questions, on one that starts at this address. */
function endsAt(path: string, number?: string) {
  const heard: object[] = [];
  const store = openDraft(questionnaire, memoryStore());
  store.change({ pet }, number === undefined ? {} : { quoteId: number });
  let go: (path: string) => void = () => undefined;
  const Steer = () => {
    const navigate = useNavigate();
    go = (to) => void navigate(to);
    return null;
  };
  render(
    <StrictMode>
      <MemoryRouter initialEntries={[path]}>
        <OnboardingProvider questionnaire={questionnaire} store={store} around={{}}>
          <Events onEnd={(event) => heard.push(event)} />
          <Steer />
        </OnboardingProvider>
      </MemoryRouter>
    </StrictMode>,
  );
  return { heard, store, go: (to: string) => act(() => go(to)) };
}

it('the app hears of the end when the visitor comes there, and not again at a reload', () => {
  const { heard, go } = endsAt('/visit/pet');
  expect(heard).toEqual([]);
  go('/visit/done');
  expect(heard).toEqual([{ page: 'done', answers: { pet } }]);
  go('/visit/pet');
  go('/visit/done');
  expect(heard).toHaveLength(2);
  cleanup();
  expect(endsAt('/visit/done', 'V-1').heard).toEqual([]);
});

it('the app hears of answers that are submitted on the page after the questions, once', () => {
  const { heard, store } = endsAt('/visit/done');
  act(() => store.change({}, { quoteId: 'V-2', quoteStatus: 'quoted' }));
  act(() => store.change({}, { currentStep: 3 }));
  expect(heard).toEqual([{ page: 'done', answers: { pet }, number: 'V-2' }]);
  act(() => store.startOver());
  expect(heard).toHaveLength(1);
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
