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
import { fakeClock, fakeRandom, fakeStorage } from '../../draft/world.ts';

const saved = { businessType: 'food', operatingState: 'Texas' };

let browser: ReturnType<typeof fakeStorage>;
let store: DraftStore;
let stepId: string;
let module: StepModule;

beforeEach(async () => {
  await choose('industry');
  vi.useFakeTimers();
  browser = fakeStorage();
  store = openTab(1);
  store.change(saved);
  openInstead(store);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function choose(id: string) {
  stepId = id;
  module = await loadStep(id);
}

/** A tab of the browser, which does not tell it of what the others write. */
function openTab(seed: number): DraftStore {
  const { storage } = browser.open();
  const policy = draftPolicy(flow, shapes);
  return createDraftStore({ storage, clock: fakeClock(), random: fakeRandom(seed), policy });
}

type OnDrawn = (open: OpenStep) => void;

function Step({ onDrawn }: { onDrawn: OnDrawn }) {
  const step = flow.step(stepId);
  if (step === undefined) throw new Error(`The flow has no step ${stepId}`);
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

it('saves beside what another tab has just written, of which the browser has not told yet', async () => {
  await choose('contact-info');
  const { enter } = openStep();
  enter('firstName', 'Ada');
  openTab(2).change({ contactInfo: { lastName: 'Byron' } });
  act(() => void vi.runAllTimers());
  const { contactInfo } = store.getSnapshot().answers;
  expect(contactInfo).toMatchObject({ firstName: 'Ada', lastName: 'Byron' });
});
