// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { DraftStore } from '../../../../src/engine/draft/types.ts';
import { onboarding, flow } from '../onboarding.ts';
import { Returning } from '../../../../src/engine/pages/frame/Frame.tsx';
import { OnboardingProvider } from '../../../../src/engine/pages/onboarding-context.tsx';
import { newDraft } from '../new-draft.ts';

const ANSWERS = { businessType: 'food', operatingState: 'Texas', email: 'a@b.co' };

/**
 * Opens a step on a new draft and returns the draft; without `currentStep` there are no earlier answers.
 */
function openAt(at: string, currentStep?: number): DraftStore {
  const store = newDraft();
  if (currentStep !== undefined) store.change(ANSWERS, { currentStep });
  render(
    <MemoryRouter>
      <OnboardingProvider questionnaire={onboarding} store={store}>
        <Returning at={at} />
      </OnboardingProvider>
    </MemoryRouter>,
  );
  return store;
}

/** Waits until the component that shows the offer is loaded. */
const loaded = () =>
  act(async () => {
    await import('../../../../src/engine/pages/frame/ReturnOffer.tsx');
  });

const offered = () =>
  screen.queryAllByRole('link').map((link) => link.getAttribute('href')?.split('?')[0]);

it('the first question offers to resume where the visitor was', async () => {
  openAt(flow.source.start, 4);
  await loaded();
  expect(offered()).toEqual(['/onboarding/details']);
});

it('no other question does, because visitors who open its URL want to be there', async () => {
  openAt('email', 4);
  await loaded();
  expect(offered()).toEqual([]);
});

it('a visitor answering the first question is not welcomed back while it is saved', async () => {
  const store = openAt(flow.source.start);
  act(() => store.change(ANSWERS, { currentStep: 2 }));
  await loaded();
  expect(offered()).toEqual([]);
});

it('nor is a visitor who has started over', async () => {
  const store = openAt(flow.source.start, 4);
  fireEvent.click(await screen.findByRole('button', { name: 'Start over' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Yes, start over' }));
  act(() => store.change(ANSWERS, { currentStep: 2 }));
  expect(offered()).toEqual([]);
});
