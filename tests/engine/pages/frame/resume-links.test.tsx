// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { ResumeLinks } from '../../../../src/engine/pages/frame/ResumeLinks.tsx';
import { OnboardingProvider } from '../../../../src/engine/pages/onboarding-context.tsx';
import { newDraft } from '../new-draft.ts';
import { onboarding } from '../onboarding.ts';

afterEach(() => window.history.replaceState(null, '', '/'));

const Path = () => <output>{useLocation().pathname}</output>;

it('a link to the answers on this device leads to the furthest step, as "Welcome back" does', async () => {
  const store = { ...newDraft(), hasLinks: true };
  store.change(
    { businessType: 'food', operatingState: 'Texas', email: 'a@b.co' },
    { currentStep: 2, furthestStep: 4 },
  );
  window.history.replaceState(null, '', `/#resume=${store.getSnapshot().uuid}`);
  render(
    <MemoryRouter>
      <OnboardingProvider questionnaire={onboarding} store={store}>
        <ResumeLinks />
        <Path />
      </OnboardingProvider>
    </MemoryRouter>,
  );
  await act(async () => {
    await import('../../../../src/engine/draft/ui/ResumeOpener.tsx');
  });
  expect(screen.getByText(/onboarding/).textContent).toBe('/onboarding/details');
});
