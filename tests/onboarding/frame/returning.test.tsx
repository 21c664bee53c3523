// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { createDraftStore } from '../../../src/draft/draft-store.ts';
import { onboardingFlow as flow, shapes } from '../../../src/onboarding/flow.ts';
import { Returning } from '../../../src/onboarding/frame/Returning.tsx';
import { OnboardingProvider } from '../../../src/onboarding/onboarding-context.tsx';
import { openInstead } from '../../../src/onboarding/open-draft.ts';
import { draftPolicy } from '../../../src/onboarding/policy.ts';
import { fakeClock, fakeRandom } from '../../draft/world.ts';

afterEach(cleanup);

/** The links that a visitor who has answered the first two questions is offered on a step. */
function offeredAt(at: string) {
  const store = createDraftStore({
    storage: null,
    clock: fakeClock(),
    random: fakeRandom(),
    policy: draftPolicy(flow, shapes),
  });
  store.change(
    { businessType: 'food', operatingState: 'Texas', email: 'a@b.co' },
    { currentStep: 4 },
  );
  openInstead(store);
  render(
    <MemoryRouter>
      <OnboardingProvider>
        <Returning at={at} />
      </OnboardingProvider>
    </MemoryRouter>,
  );
  return screen.queryAllByRole('link').map((link) => link.getAttribute('href')?.split('?')[0]);
}

it('the first question offers to go on where the visitor was', () => {
  expect(offeredAt(flow.source.start)).toEqual(['/onboarding/details']);
});

it('no other question does: who opens it by its address wants to be there', () => {
  expect(offeredAt('email')).toEqual([]);
});
