// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { createDraftStore } from '../../../../src/engine/draft/draft-store.ts';
import { PageHeading } from '../../../../src/engine/pages/frame/PageHeading.tsx';
import { OnboardingProvider } from '../../../../src/engine/pages/onboarding-context.tsx';
import { draftPolicy } from '../../../../src/engine/pages/policy.ts';
import { fakeClock, fakeRandom } from '../../draft/world.ts';
import { onboarding } from '../onboarding.ts';

afterEach(cleanup);

/** Shows the headings of some pages, one after the other; returns which of them took the focus. */
function visit(...pages: string[]): boolean[] {
  const store = createDraftStore({
    storage: null,
    clock: fakeClock(),
    random: fakeRandom(),
    policy: draftPolicy(onboarding),
  });
  const page = (at: string) => (
    <StrictMode>
      <MemoryRouter>
        <OnboardingProvider questionnaire={onboarding} store={store}>
          <PageHeading key={at} at={at} heading={at} title={at} />
        </OnboardingProvider>
      </MemoryRouter>
    </StrictMode>
  );
  const { rerender } = render(<></>);
  return pages.map((at) => {
    rerender(page(at));
    return document.activeElement === screen.getByRole('heading');
  });
}

it('the heading of the first page leaves the focus alone, even if its effects run twice', () => {
  expect(visit('first')).toEqual([false]);
});

it('the heading of every other page takes the focus, and so does the first one from then on', () => {
  expect(visit('first', 'second', 'first')).toEqual([false, true, true]);
});
