// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import content from '../../../../schemas/content/answer-tools.json';
import { createDraftStore } from '../../../../src/engine/draft/draft-store.ts';
import type { Remote } from '../../../../src/engine/draft/remote/repository-contract.ts';
import { onboarding } from '../onboarding.ts';
import AnswerTools from '../../../../src/engine/pages/frame/AnswerTools.tsx';
import { OnboardingProvider } from '../../../../src/engine/pages/onboarding-context.tsx';
import { draftPolicy } from '../../../../src/engine/pages/policy.ts';
import { fakeClock, fakeRandom } from '../../draft/world.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** A server that never responds. */
const server: Remote = { remote: () => new Promise(() => {}), hasLinks: true };

/**
 * Renders the note on the first question in a browser of this vendor; returns a function that answers.
 */
function openIn(vendor: string, remote: Remote = {}): () => void {
  vi.spyOn(navigator, 'vendor', 'get').mockReturnValue(vendor);
  const store = createDraftStore({
    ...remote,
    storage: null,
    clock: fakeClock(),
    random: fakeRandom(),
    policy: draftPolicy(onboarding),
  });
  render(
    <MemoryRouter>
      <OnboardingProvider questionnaire={onboarding} store={store}>
        <AnswerTools />
      </OnboardingProvider>
    </MemoryRouter>,
  );
  return () => store.change({ businessType: 'food' }, { currentStep: 2 });
}

const note = () => screen.queryByText(content.resumeLink.keptFor);

it('Safari visitors are told that answers are deleted after a week, once there are some', () => {
  const answer = openIn('Apple Computer, Inc.', server);
  expect(note()).toBeNull();
  act(answer);
  expect(note()).not.toBeNull();
});

it.each(['Google Inc.', ''])('a browser made by "%s" is not', (vendor) => {
  act(openIn(vendor, server));
  expect(note()).toBeNull();
});

it('no link is mentioned where none can be made', () => {
  act(openIn('Apple Computer, Inc.'));
  expect(note()).toBeNull();
});
