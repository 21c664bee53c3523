// @vitest-environment happy-dom
import { useLayoutEffect } from 'react';
import { act, cleanup, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDraftStore } from '../../../src/draft/draft-store.ts';
import type { DraftStore } from '../../../src/draft/types.ts';
import type { StepModule } from '../../../src/form/contract.ts';
import { onboardingFlow as flow, shapes } from '../../../src/onboarding/flow.ts';
import { OnboardingProvider } from '../../../src/onboarding/onboarding-context.tsx';
import { openInstead } from '../../../src/onboarding/open-draft.ts';
import { draftPolicy } from '../../../src/onboarding/policy.ts';
import { loadStep } from '../../../src/onboarding/step/load-step.ts';
import { stepChecker } from '../../../src/onboarding/step/step-check.ts';
import { useStepData, type OpenStep } from '../../../src/onboarding/step/use-step-data.ts';
import { fakeClock, fakeRandom } from '../../draft/world.ts';

const saved = { businessType: 'food', operatingState: 'Texas' };

let store: DraftStore;
let module: StepModule;

beforeEach(async () => {
  module = await loadStep('industry');
  vi.useFakeTimers();
  store = createDraftStore({
    storage: null,
    clock: fakeClock(),
    random: fakeRandom(),
    policy: draftPolicy(flow, shapes),
  });
  store.change(saved);
  openInstead(store);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

type OnDrawn = (open: OpenStep) => void;

function Step({ onDrawn }: { onDrawn: OnDrawn }) {
  const step = flow.step('industry');
  if (step === undefined) throw new Error('The flow has no first step');
  const open = useStepData(step, module, stepChecker(flow, step, module));
  useLayoutEffect(() => onDrawn(open));
  return <p>{JSON.stringify(open.data['operatingState'])}</p>;
}

const page = (onDrawn: OnDrawn) => (
  <MemoryRouter initialEntries={['/onboarding']}>
    <OnboardingProvider>
      <Step onDrawn={onDrawn} />
    </OnboardingProvider>
  </MemoryRouter>
);

/** Takes over a page that was drawn on a server, where nobody has answered anything. */
function takeOver(onDrawn: OnDrawn) {
  const container = document.createElement('div');
  document.body.append(container);
  vi.stubGlobal('window', undefined);
  container.innerHTML = renderToString(page(() => undefined));
  vi.unstubAllGlobals();
  return render(page(onDrawn), { container, hydrate: true });
}

it('takes no answer beside which the saved ones are missing: the prerendered page knows none', () => {
  let early = 0;
  const { container } = takeOver(({ data, values }) => {
    if (data['operatingState'] !== undefined) return;
    early += 1;
    values.enter(['businessType'], 'construction');
  });
  act(() => void vi.runAllTimers());
  expect(early).toBeGreaterThan(0);
  expect(container.textContent).toBe('"Texas"');
  expect(store.getSnapshot().answers).toMatchObject(saved);
});

function openStep() {
  let open: OpenStep | undefined;
  takeOver((drawn) => {
    open = drawn;
  });
  return {
    enter: (name: string, value: string) => act(() => open?.values.enter([name], value)),
    read: (name: string) => open?.values.read([name]),
  };
}

it('takes an answer once the saved ones are there', () => {
  const { enter } = openStep();
  enter('businessType', 'construction');
  act(() => void vi.runAllTimers());
  expect(store.getSnapshot().answers).toMatchObject({ ...saved, businessType: 'construction' });
});

it('takes in what came from elsewhere beside what is being entered', () => {
  const { enter, read } = openStep();
  enter('businessType', 'construction');
  act(() => store.change({ operatingState: 'Ohio' }));
  act(() => void vi.runAllTimers());
  expect([read('businessType'), read('operatingState')]).toEqual(['construction', 'Ohio']);
  expect(store.getSnapshot().answers).toMatchObject({
    businessType: 'construction',
    operatingState: 'Ohio',
  });
});

it('keeps what is being entered where the same came from elsewhere with another answer', () => {
  const { enter, read } = openStep();
  enter('businessType', 'construction');
  act(() => store.change({ businessType: 'retail', operatingState: 'Ohio' }));
  act(() => void vi.runAllTimers());
  expect([read('businessType'), read('operatingState')]).toEqual(['construction', 'Ohio']);
});

it('opens what came from elsewhere while nothing is being entered', () => {
  const { enter, read } = openStep();
  enter('businessType', 'construction');
  act(() => void vi.runAllTimers());
  act(() => store.change({ businessType: 'retail' }));
  expect(read('businessType')).toBe('retail');
});

it('keeps an answer that was changed and changed back before it was saved', () => {
  const { enter, read } = openStep();
  enter('businessType', 'construction');
  act(() => void vi.advanceTimersByTime(100));
  enter('businessType', 'food');
  act(() => void vi.runAllTimers());
  expect(read('businessType')).toBe('food');
  expect(store.getSnapshot().answers).toMatchObject(saved);
});
