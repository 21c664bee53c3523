// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import texts from '../../../../schemas/content/step-texts.json' with { type: 'json' };
import { OnboardingProvider } from '../../../../src/engine/pages/onboarding-context.tsx';
import { StepBoundary } from '../../../../src/engine/pages/step/StepBoundary.tsx';
import { onboarding } from '../onboarding.ts';
import { newDraft } from '../new-draft.ts';

const { broken } = texts;
const around = { Header: () => <header>the logo and the phone</header> };
const store = newDraft();
const failing = { now: true };

function Step() {
  if (failing.now) throw new Error('Failed to load step for ada@example.com');
  return <h1>The question</h1>;
}

function open(): { goTo: (step: string) => void } {
  const at = (step: string) => (
    <OnboardingProvider questionnaire={onboarding} store={store} around={around}>
      <StepBoundary at={step}>
        <Step />
      </StepBoundary>
    </OnboardingProvider>
  );
  const { rerender } = render(at('email'));
  return { goTo: (step) => rerender(at(step)) };
}

beforeEach(() => {
  failing.now = true;
  // React logs errors that the boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a step that fails', () => {
  it('says so, and is rendered again on request', async () => {
    open();
    expect(screen.getByRole('alert').textContent).toContain(broken.text);
    failing.now = false;
    await userEvent.click(screen.getByRole('button', { name: broken.retry }));
    expect(screen.getByRole('heading', { name: 'The question' })).toBeDefined();
  });

  it('keeps the logo and the phone on the page', () => {
    open();
    expect(screen.getByRole('banner').textContent).toBe('the logo and the phone');
  });

  it('keeps no other step from being shown', () => {
    const { goTo } = open();
    failing.now = false;
    goTo('details');
    expect(screen.getByRole('heading', { name: 'The question' })).toBeDefined();
  });

  it('can be reported to support: the details are copied without personal data, and the page says so', async () => {
    const user = userEvent.setup();
    open();
    await user.click(screen.getByRole('button', { name: broken.copy }));
    expect((await screen.findByRole('status')).textContent).toBe(broken.copied);
    const copied = await navigator.clipboard.readText();
    expect(copied).toContain('Step: Error: Failed to load step for [e-mail]');
    expect(copied).not.toContain('ada');
  });

  it('shows the details if the browser does not allow copying', async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    open();
    await user.click(screen.getByRole('button', { name: broken.copy }));
    expect((await screen.findByRole('status')).textContent).toBe(broken.notCopied);
    expect(screen.getByRole('alert').querySelector('pre')?.textContent).toContain('Step: Error');
  });
});
