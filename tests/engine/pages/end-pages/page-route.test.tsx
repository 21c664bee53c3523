// @vitest-environment happy-dom
import { startTransition, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDraftStore } from '../../../../src/engine/draft/draft-store.ts';
import type { Page } from '../../../../src/engine/flow/types.ts';
import {
  OnboardingProvider,
  useOnboarding,
} from '../../../../src/engine/pages/onboarding-context.tsx';
import { registerPages } from '../../../../src/engine/pages/end-pages/load-page.ts';
import { PageRoute } from '../../../../src/engine/pages/end-pages/PageRoute.tsx';
import { draftPolicy } from '../../../../src/engine/pages/policy.ts';
import { fakeClock, fakeRandom } from '../../draft/world.ts';
import { onboarding } from '../onboarding.ts';

// React renders as it does in a browser: `act` would wait for each promise.
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function farewellPage(View = () => <p>Thank you</p>): Page {
  const page: Page = {
    id: 'goodbye',
    path: '/goodbye',
    label: 'Goodbye',
    kind: 'farewell',
    progress: { '*': 100 },
  };
  const loadWords = async () => ({ pages: {}, head: { title: '', description: '' } });
  registerPages([page], loadWords, {
    farewell: async () => ({ default: View }),
  });
  return page;
}

function inFunnel(children: ReactNode) {
  const store = createDraftStore({
    storage: null,
    clock: fakeClock(),
    random: fakeRandom(),
    policy: draftPolicy(onboarding),
  });
  return (
    <MemoryRouter>
      <OnboardingProvider questionnaire={onboarding} store={store}>
        {children}
      </OnboardingProvider>
    </MemoryRouter>
  );
}

/** Takes longer than React renders without a pause, in which the page's code arrives. */
function Slow({ children }: { children: ReactNode }) {
  const end = performance.now() + 20;
  while (performance.now() < end);
  return children;
}

it('a page whose code arrives between two attempts to render it causes no error', async () => {
  const errors: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((error) => errors.push(error));
  const element = document.createElement('div');
  const root = createRoot(element, { onRecoverableError: (error) => errors.push(error) });
  const page = farewellPage();
  startTransition(() =>
    root.render(
      inFunnel(
        <Slow>
          <PageRoute page={page} />
        </Slow>,
      ),
    ),
  );
  await vi.waitFor(() => expect(element.textContent).toContain('Thank you'));
  root.unmount();
  expect(errors).toEqual([]);
});

it.each([
  ['its heading', () => <h1>Thank you</h1>, 'H1'],
  ['the page, where it has no heading', () => <p>Thank you</p>, 'MAIN'],
])('a page of an app takes the focus on arrival: %s', async (_, View, focused) => {
  const page = farewellPage(View);
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  const After = () => {
    const { arrive } = useOnboarding();
    arrive('a step before');
    return <PageRoute page={page} />;
  };
  root.render(inFunnel(<After />));
  await vi.waitFor(() => expect(document.activeElement?.tagName).toBe(focused));
  root.unmount();
  element.remove();
});
