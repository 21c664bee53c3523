// @vitest-environment happy-dom
import { act, render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { DraftStore } from '../../../../../src/engine/draft/types.ts';
import { onboarding } from '../../onboarding.ts';
import { OnboardingProvider } from '../../../../../src/engine/pages/onboarding-context.tsx';
import * as gaps from '../../../../../src/engine/pages/step/leave/find-gap.ts';
import { useGap, type Gap } from '../../../../../src/engine/pages/step/leave/use-gap.ts';
import { newDraft } from '../../new-draft.ts';

vi.mock('../../../../../src/engine/pages/step/leave/find-gap.ts', { spy: true });

const findGap = vi.mocked(gaps.findGap);
const cafe = { businessType: 'food', operatingState: 'Texas', email: { email: 'a@b.co' } };

let store: DraftStore;
let gap: Gap | undefined;

beforeEach(() => {
  findGap.mockClear();
  gap = undefined;
  store = newDraft();
});

function Details({ onDrawn }: { onDrawn: (gap: Gap | undefined) => void }) {
  onDrawn(useGap('details'));
  return null;
}

const found = () => gap && [gap.step.id, gap.late ? 'late' : 'at once'];

/** Renders the page; returns the gap at first render and after the earlier steps were checked. */
async function open() {
  let first: typeof gap;
  let drawn = false;
  render(
    <OnboardingProvider questionnaire={onboarding} store={store}>
      <Details
        onDrawn={(now) => {
          if (!drawn) first = now;
          drawn = true;
          gap = now;
        }}
      />
    </OnboardingProvider>,
  );
  await looked(1);
  return first && [first.step.id, first.late ? 'late' : 'at once'];
}

/** Waits for this many gap searches to finish. */
async function looked(times: number): Promise<void> {
  await act(async () => {
    await vi.waitFor(() => expect(findGap).toHaveBeenCalledTimes(times));
    await Promise.allSettled([findGap.mock.results.at(-1)?.value]);
  });
}

it('a question that was never opened is found before the page renders', async () => {
  store.change({ ...cafe, email: undefined });
  expect(await open()).toEqual(['email', 'at once']);
  expect(found()).toEqual(['email', 'at once']);
});

it('an invalid answer is found once the page is shown', async () => {
  store.change({ ...cafe, email: { email: 'a at b' } });
  expect(await open()).toBeUndefined();
  expect(found()).toEqual(['email', 'late']);
});

it('a visible notice does not move when it leads to another question', async () => {
  store.change({ ...cafe, operatingState: 'Atlantis', email: undefined });
  expect(await open()).toEqual(['email', 'at once']);
  expect(found()).toEqual(['industry', 'at once']);
});

it('a notice names a step only once all steps before it have been checked', async () => {
  store.change({ ...cafe, operatingState: 'Atlantis', email: undefined });
  const sure: boolean[] = [];
  render(
    <OnboardingProvider questionnaire={onboarding} store={store}>
      <Details
        onDrawn={(now) => {
          if (now !== undefined) sure.push(now.sure);
          gap = now;
        }}
      />
    </OnboardingProvider>,
  );
  await looked(1);
  expect([sure.at(0), sure.at(-1), gap?.step.id]).toEqual([false, true, 'industry']);
});

it('the notice disappears when the question is answered elsewhere', async () => {
  store.change({ ...cafe, email: undefined });
  await open();
  act(() => store.change({ email: { email: 'a@b.co' } }));
  await looked(2);
  expect(found()).toBeUndefined();
});

it('answers on the page itself do not start another search', async () => {
  store.change(cafe);
  await open();
  act(() => store.change({ businessAttributes: ['uses-tools'] }));
  await act(async () => await new Promise((resolve) => setTimeout(resolve, 100)));
  expect(findGap).toHaveBeenCalledOnce();
});

it('steps that do not load leave the notice unchanged', async () => {
  store.change({ ...cafe, email: undefined });
  findGap.mockRejectedValueOnce(new Error('the network is gone'));
  await open();
  expect(found()).toEqual(['email', 'at once']);
  expect(gap?.sure).toBe(true);
});
