// @vitest-environment happy-dom
import { act, render } from '@testing-library/react';
import { useEffect } from 'react';
import { MemoryRouter, useLocation, useNavigationType } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { createDraftStore } from '../../../../src/engine/draft/draft-store.ts';
import type { DraftStore } from '../../../../src/engine/draft/types.ts';
import { ambientAt } from '../../../../src/engine/flow/stored/dates.ts';
import type { CompiledStep } from '../../../../src/engine/flow/compiled.ts';
import { onboarding, flow } from '../onboarding.ts';
import { OnboardingProvider } from '../../../../src/engine/pages/onboarding-context.tsx';
import { draftPolicy } from '../../../../src/engine/pages/policy.ts';
import { leavingAnswers } from '../../../../src/engine/pages/step/leave/plan-leave.ts';
import { useBack } from '../../../../src/engine/pages/step/leave/use-leave.ts';
import type { Answers } from '../../../../src/engine/flow/types.ts';
import { carpenterAnswers } from '../../../browser/funnel/carpenter.ts';
import { fakeServer } from '../../draft/remote/fake-server.ts';
import { fakeClock, fakeRandom } from '../../draft/world.ts';
import { newDraft } from '../new-draft.ts';

const cafe = { businessType: 'food', operatingState: 'Texas' };
const typed = { email: 'a@b.co' };

let store: DraftStore;

beforeEach(() => {
  store = newDraft();
  store.change(cafe);
});

function Step({ step, onBack }: { step: CompiledStep; onBack: (back: Back) => void }) {
  const ambient = ambientAt('2026-11-21', {});
  const back = useBack(step, (data) =>
    leavingAnswers({ flow, step, ambient }, store.getSnapshot().answers, data),
  );
  useEffect(() => onBack(back));
  return null;
}

type Back = ReturnType<typeof useBack>;

/**
 * Opens a step with two earlier history entries; the last of them may be the step the visitor came from.
 */
function openStep(id: string, state: object | null = null) {
  const step = flow.step(id);
  if (step === undefined) throw new Error(`The flow has no step ${id}`);
  let back: Back;
  let place = '';
  function Trail() {
    const { pathname, search } = useLocation();
    const way = useNavigationType();
    useEffect(() => {
      place = `${way} ${pathname}${search}`;
    }, [way, pathname, search]);
    return null;
  }
  render(
    <MemoryRouter
      initialEntries={['/', '/onboarding?was=here', { pathname: step.source.path, state }]}
      initialIndex={2}
    >
      <OnboardingProvider questionnaire={onboarding} store={store}>
        <Trail />
        <Step
          step={step}
          onBack={(now) => {
            back = now;
          }}
        />
      </OnboardingProvider>
    </MemoryRouter>,
  );
  return {
    hasBack: () => back !== undefined,
    press: (entered: Answers = { email: typed }) =>
      act(() => {
        store.enter(entered, { pace: 'typing', moment: { open: id } });
        back?.();
      }),
    leave: () => act(() => back?.()),
    at: () => place,
  };
}

it('the first step of the path has no Back', () => {
  expect(openStep('industry').hasBack()).toBe(false);
});

it('after the previous step, Back does what the browser’s own Back does (D6)', () => {
  const { press, at } = openStep('email', { from: 'industry' });
  press();
  expect(at()).toBe('POP /onboarding?was=here');
});

it('a visitor who came to change one answer goes back to where they came from', () => {
  const { press, at } = openStep('email', {
    from: 'quote',
    returnTo: { page: 'quote', state: {} },
  });
  press();
  expect(at()).toBe('POP /onboarding?was=here');
});

it.each([[null], [{ from: 'details' }], [{ from: 7 }]])(
  'who came from elsewhere (%j) is led to the previous step, in place of this one',
  (state) => {
    const { press, at } = openStep('email', state);
    press();
    expect(at()).toBe('REPLACE /onboarding');
  },
);

it('entered answers are kept, without progress', () => {
  store.change({}, { currentStep: 2 });
  openStep('email').press();
  expect(store.getSnapshot()).toMatchObject({ answers: { ...cafe, email: typed }, currentStep: 2 });
});

it('what the step only offers is no answer for going back', () => {
  openStep('ownership').leave();
  expect(store.getSnapshot().answers).toEqual(cafe);
});

it('shares that leaving by Back adjusts must be reviewed, as after Continue (D38)', () => {
  const names = ['Rough framing', 'Cabinets and built-ins', 'No longer offered'];
  const shares = [50, 30, 20].map((percentage, at) => ({ name: names[at] ?? '', percentage }));
  const now = { businessActivities: names, businessActivityPercentages: shares };
  store.change({ ...carpenterAnswers, ...now });
  openStep('business-activity').press({ businessActivities: names });
  expect(store.getSnapshot()).toMatchObject({
    answers: { businessActivityPercentages: [{ percentage: 63 }, { percentage: 37 }] },
    toConfirm: ['about-your-business'],
  });
});

it('answers not confirmed by Continue are kept on the device, and not sent (D31)', async () => {
  const clock = fakeClock();
  const server = fakeServer(clock);
  const world = { storage: null, clock, random: fakeRandom(), policy: draftPolicy(onboarding) };
  store = createDraftStore({ ...world, remote: server.open });
  store.connect();
  store.change(cafe);
  openStep('email').press();
  await clock.advance(5_000);
  const { uuid, answers } = store.getSnapshot();
  expect(answers).toEqual({ ...cafe, email: typed });
  expect(server.answers(uuid)).toEqual(cafe);
});
