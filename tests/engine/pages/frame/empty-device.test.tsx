// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { DraftStore } from '../../../../src/engine/draft/types.ts';
import { EmptyDevice } from '../../../../src/engine/pages/frame/EmptyDevice.tsx';
import { OnboardingProvider } from '../../../../src/engine/pages/onboarding-context.tsx';
import { newDraft } from '../new-draft.ts';
import { flow, onboarding } from '../onboarding.ts';

type Device = { at: string; hasLinks?: boolean; email?: string };

async function openOn({ at, hasLinks = true, email }: Device): Promise<DraftStore> {
  const store = { ...newDraft(), hasLinks };
  if (email !== undefined) store.change({ email }, { currentStep: 2 });
  render(
    <MemoryRouter>
      <OnboardingProvider questionnaire={onboarding} store={store}>
        <EmptyDevice at={at} />
      </OnboardingProvider>
    </MemoryRouter>,
  );
  await act(async () => {
    await import('../../../../src/engine/draft/ui/OwnLink.tsx');
  });
  return store;
}

const offer = () => screen.queryByRole('region', { name: 'Answered before?' });

it('a later page offers the way to the server’s copy, and keeps it while it is answered', async () => {
  const store = await openOn({ at: 'email' });
  expect(offer()?.textContent).toContain('There are no answers in this browser.');
  act(() => store.change({ email: 'a@b.co' }, { currentStep: 2 }));
  expect(offer()).not.toBeNull();
});

it.each<[string, Device]>([
  ['holds answers', { at: 'email', email: 'a@b.co' }],
  ['has no links', { at: 'email', hasLinks: false }],
  ['opens the first question', { at: flow.source.start }],
])('a browser that %s is not told that answers are gone', async (_, device) => {
  await openOn(device);
  expect(offer()).toBeNull();
});
