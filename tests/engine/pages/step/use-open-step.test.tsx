// @vitest-environment happy-dom
import { useLayoutEffect } from 'react';
import { act, cleanup, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDraftStore } from '../../../../src/engine/draft/draft-store.ts';
import type { DraftStore } from '../../../../src/engine/draft/types.ts';
import type { StepModule } from '../../../../src/engine/form/contract.ts';
import { stepOf } from '../../flow/step-of.ts';
import { onboarding, flow } from '../onboarding.ts';
import { OnboardingProvider } from '../../../../src/engine/pages/onboarding-context.tsx';
import { draftPolicy } from '../../../../src/engine/pages/policy.ts';
import { loadStep } from '../../../../src/engine/pages/step/load-step.ts';
import { StepForm } from '../../../../src/engine/pages/step/StepForm.tsx';
import { useOpenStep, type OpenStep } from '../../../../src/engine/pages/step/use-open-step.ts';
import { fakeClock, fakeRandom, fakeStorage, type FakeClock } from '../../draft/world.ts';

const saved = { businessType: 'food', operatingState: 'Texas' };

let browser: ReturnType<typeof fakeStorage>;
let clock: FakeClock;
let store: DraftStore;
let stepId: string;
let module: StepModule;

beforeEach(async () => {
  await choose('industry');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  browser = fakeStorage();
  clock = fakeClock();
  store = openTab(1);
  store.change(saved);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function choose(id: string) {
  stepId = id;
  module = await loadStep(stepOf(flow, id));
}

/** A tab of the browser that gets no notifications of the other tabs' writes. */
function openTab(seed: number): DraftStore {
  const { storage } = browser.open();
  const policy = draftPolicy(onboarding);
  return createDraftStore({ storage, clock, random: fakeRandom(seed), policy });
}

type OnDrawn = (open: OpenStep) => void;

function Step({ onDrawn }: { onDrawn: OnDrawn }) {
  const open = useOpenStep(stepOf(flow, stepId), module);
  useLayoutEffect(() => {
    onDrawn(open);
  });
  return <p>{JSON.stringify(open.data['operatingState'])}</p>;
}

const page = (onDrawn: OnDrawn) => (
  <MemoryRouter initialEntries={['/onboarding']}>
    <OnboardingProvider questionnaire={onboarding} store={store}>
      <Step onDrawn={onDrawn} />
    </OnboardingProvider>
  </MemoryRouter>
);

/** Hydrates a page that was rendered on a server, where there are no answers. */
function takeOver(onDrawn: OnDrawn) {
  const container = document.createElement('div');
  document.body.append(container);
  vi.stubGlobal('window', undefined);
  container.innerHTML = renderToString(page(() => undefined));
  vi.unstubAllGlobals();
  return render(page(onDrawn), { container, hydrate: true });
}

it('hydrates a blank page, and then shows the saved answers', async () => {
  const shown: unknown[] = [];
  const { container } = takeOver(({ data }) => shown.push(data['operatingState']));
  expect(shown[0]).toBeUndefined();
  expect(container.textContent).toBe('"Texas"');
});

/** A pause in typing: the store settles and the page follows. */
async function settle() {
  await act(async () => {
    vi.runAllTimers();
    await clock.advance(1_000);
  });
}

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

it('accepts an answer once the saved ones are there', async () => {
  const { enter } = openStep();
  enter('businessType', 'construction');
  await settle();
  expect(store.getSnapshot().answers).toMatchObject({ ...saved, businessType: 'construction' });
});

it('merges answers from elsewhere with those being entered', async () => {
  const { enter, read } = openStep();
  enter('businessType', 'construction');
  act(() => openTab(2).change({ operatingState: 'Ohio' }));
  await settle();
  expect([read('businessType'), read('operatingState')]).toEqual(['construction', 'Ohio']);
  expect(store.getSnapshot().answers).toMatchObject({
    businessType: 'construction',
    operatingState: 'Ohio',
  });
});

it('keeps the answer being entered when another one arrives from elsewhere', async () => {
  const { enter, read } = openStep();
  enter('businessType', 'construction');
  act(() => openTab(2).change({ businessType: 'retail', operatingState: 'Ohio' }));
  await settle();
  expect([read('businessType'), read('operatingState')]).toEqual(['construction', 'Ohio']);
});

it('shows answers from elsewhere while nothing is being entered', async () => {
  const { enter, read } = openStep();
  enter('businessType', 'construction');
  await settle();
  act(() => store.change({ businessType: 'retail' }));
  expect(read('businessType')).toBe('retail');
});

it('keeps an answer that was changed and changed back before it was saved', async () => {
  const { enter, read } = openStep();
  enter('businessType', 'construction');
  await act(() => clock.advance(10));
  enter('businessType', 'food');
  await settle();
  expect(read('businessType')).toBe('food');
  expect(store.getSnapshot().answers).toMatchObject(saved);
});

it('merges what another tab has just written, before its storage event arrives', async () => {
  await choose('contact-info');
  const { enter } = openStep();
  enter('firstName', 'Ada');
  openTab(2).change({ contactInfo: { lastName: 'Byron' } });
  await settle();
  const { contactInfo } = store.getSnapshot().answers;
  expect(contactInfo).toMatchObject({ firstName: 'Ada', lastName: 'Byron' });
});

it.each([
  ['a line of text', '<input>', 400],
  ['several lines of text', '<textarea></textarea>', 400],
  ['a checkbox', '<input type="checkbox">', 20],
  ['a list of choices', '<select></select>', 20],
  ['a button', '<button></button>', 20],
])('stores what is entered in %s after a pause that fits it', async (_what, html, pause) => {
  const { enter } = openStep();
  const control = document.createElement('div');
  document.body.append(control);
  control.innerHTML = html;
  (control.firstElementChild as HTMLElement).focus();
  enter('businessType', 'construction');
  await act(() => clock.advance(pause - 1));
  expect(store.isSettled()).toBe(false);
  await act(() => clock.advance(1));
  expect(store.isSettled()).toBe(true);
  control.remove();
});

/** The whole form of the step, with a first name that a browser filled in without an event. */
async function autofilled() {
  await choose('contact-info');
  const { unmount } = render(
    <MemoryRouter initialEntries={['/onboarding/contact-info']}>
      <OnboardingProvider questionnaire={onboarding} store={store}>
        <StepForm step={stepOf(flow, stepId)} module={module} />
      </OnboardingProvider>
    </MemoryRouter>,
  );
  const name = document.querySelector<HTMLInputElement>('input[autocomplete="given-name"]');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(name, 'Ada');
  expect(store.answers()['contactInfo']).toBeUndefined();
  return { leave: unmount };
}

it.each([
  ['settled', () => store.settle()],
  ['saved', () => store.saveNow()],
  ['hidden', () => store.flush()],
])('a step that is %s keeps what its controls show', async (_, leaveIt) => {
  await autofilled();
  await act(async () => {
    await Promise.resolve(leaveIt());
  });
  expect(store.getSnapshot().answers['contactInfo']).toMatchObject({ firstName: 'Ada' });
});

it('a step that is left by a link keeps what its controls show', async () => {
  const { leave } = await autofilled();
  leave();
  expect(store.getSnapshot().answers['contactInfo']).toMatchObject({ firstName: 'Ada' });
});
