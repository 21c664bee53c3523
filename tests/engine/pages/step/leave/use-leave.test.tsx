// @vitest-environment happy-dom
import { useEffect } from 'react';
import { act, cleanup, render } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LastChange } from '../../../../../src/engine/pages/change/last-change.ts';
import type { DraftStore, SaveOutcome } from '../../../../../src/engine/draft/types.ts';
import type { JsonObject } from '../../../../../src/engine/logic/json.ts';
import { onboarding, flow } from '../../onboarding.ts';
import {
  OnboardingProvider,
  useOnboarding,
} from '../../../../../src/engine/pages/onboarding-context.tsx';
import { loadStep } from '../../../../../src/engine/pages/step/load-step.ts';
import { stepChecker } from '../../../../../src/engine/pages/step/step-check.ts';
import type { Surroundings } from '../../../../../src/engine/pages/surroundings.ts';
import { useLeave, type Leave } from '../../../../../src/engine/pages/step/leave/use-leave.ts';
import { carpenterAnswers } from '../../../../browser/funnel/carpenter.ts';
import { newDraft } from '../../new-draft.ts';

const answers = { businessType: 'food', operatingState: 'Texas' };
const go = { id: 'continue', label: 'Continue' };

/** `saves` counts the saves; `endSave` ends the one in progress. */
let store: DraftStore;
let saves: number;
let endSave: (outcome: SaveOutcome) => void;

beforeEach(() => {
  saves = 0;
  store = {
    ...newDraft(),
    saveNow: () => {
      saves += 1;
      return new Promise((resolve) => {
        endSave = resolve;
      });
    },
  };
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const around: Surroundings = {
  interlude: { View: () => null, prefetch: async () => undefined },
};

/** The first step, whose Continue waits for the server; `trail` records the visited places. */
async function openStep(id = flow.source.start) {
  const step = flow.step(id);
  if (step === undefined) throw new Error('The flow has no first step');
  const module = await loadStep(step);
  const checker = stepChecker(flow, step, module);
  const trail: string[] = [];
  let leave: Leave | undefined;
  let back: (() => void) | undefined;
  let lastChange: LastChange | undefined;
  function Step() {
    const here = useLeave(step ?? never(), checker);
    useEffect(() => {
      leave = here;
    });
    return null;
  }
  function Trail() {
    const { pathname } = useLocation();
    const navigate = useNavigate();
    const onboardingNow = useOnboarding();
    useEffect(() => {
      lastChange = onboardingNow.lastChange;
    });
    useEffect(() => {
      if (trail.at(-1) !== pathname) trail.push(pathname);
    }, [pathname]);
    useEffect(() => {
      back = () => void navigate(-1);
    });
    return null;
  }
  const { rerender } = render(page(true));
  function page(isShown: boolean) {
    return (
      <MemoryRouter initialEntries={[step?.source.path ?? '']}>
        <OnboardingProvider questionnaire={onboarding} store={store} around={around}>
          <Trail />
          <Routes>
            <Route path={step?.source.path ?? ''} element={isShown ? <Step /> : null} />
            <Route path="*" element={null} />
          </Routes>
        </OnboardingProvider>
      </MemoryRouter>
    );
  }
  return {
    trail,
    press: () => act(async () => void leave?.forward(go, () => answers)),
    goOnAnyway: () => act(async () => void leave?.forward(go, () => answers, true)),
    forward: (data: () => JsonObject) => act(async () => await leave?.forward(go, data)),
    now: () => leave,
    noticeAt: (place: string) => lastChange?.noticeAt(place),
    goBack: () => act(async () => back?.()),
    end: (outcome: SaveOutcome) => act(async () => endSave(outcome)),
    goElsewhere: () => rerender(page(false)),
  };
}

function never(): never {
  throw new Error('The step is known.');
}

it('a visitor who goes on anyway waits for no server, and the answers are in the draft (D60)', async () => {
  const { press, end, goOnAnyway, trail } = await openStep();
  await press();
  await end('failed');
  await goOnAnyway();
  expect([saves, trail]).toEqual([1, ['/onboarding', '/onboarding/email']]);
  expect(store.getSnapshot().answers).toMatchObject(answers);
});

it('a step that must be saved is left once the server has it', async () => {
  const { press, end, trail } = await openStep();
  await press();
  expect([saves, trail]).toEqual([1, ['/onboarding']]);
  await end('saved');
  expect(trail).toEqual(['/onboarding', '/onboarding/email']);
});

it('a second press during a save does not save again', async () => {
  const { press, end, trail } = await openStep();
  await press();
  await press();
  expect(saves).toBe(1);
  await end('saved');
  expect(trail).toEqual(['/onboarding', '/onboarding/email']);
});

it('a visitor who navigated away during a save is not called back', async () => {
  const { press, end, goElsewhere, trail } = await openStep();
  await press();
  goElsewhere();
  await end('saved');
  expect(trail).toEqual(['/onboarding']);
});

it('invalid answers keep the visitor on the step, with errors, and nothing is saved', async () => {
  const { forward, trail, now } = await openStep();
  const errors = await forward(() => ({ businessType: 'food' }));
  expect(errors?.map(({ at, severity }) => [at, severity])).toEqual([['/operatingState', 'error']]);
  expect([saves, trail, now()?.saving]).toEqual([0, ['/onboarding'], false]);
});

it('a visitor who answers again during a save moves on with the new answer, which is saved as well', async () => {
  const { now, end, trail } = await openStep();
  let entered: JsonObject = answers;
  await act(async () => void now()?.forward(go, () => entered));
  entered = { ...answers, businessType: 'construction' };
  await end('saved');
  expect([saves, trail]).toEqual([2, ['/onboarding']]);
  await end('saved');
  expect(trail).toEqual(['/onboarding', '/onboarding/construction-types']);
});

it('a required save that fails keeps the visitor on the step, where they can try again', async () => {
  const { press, end, now, trail } = await openStep();
  await press();
  expect(now()?.saving).toBe(true);
  await end('failed');
  expect([now()?.saving, trail]).toEqual([false, ['/onboarding']]);
  await press();
  expect(saves).toBe(2);
});

it('the place behind an interlude opens when the interlude is over', async () => {
  store.change(carpenterAnswers);
  const { forward, now, trail } = await openStep('tools-and-equipment');
  const tools = { equipmentCost: '900', hasClaimCircumstances: false, startDate: '2027-01-05' };
  await forward(() => tools);
  expect([now()?.interlude?.name, trail.length]).toEqual(['preparing-quote', 1]);
  await act(async () => now()?.interlude?.done());
  expect(trail.at(-1)).toBe('/onboarding/quote');
});

it('Back ends an interlude, and a later one starts over', async () => {
  store.change(carpenterAnswers);
  const { forward, now, trail, goBack } = await openStep('tools-and-equipment');
  const tools = { equipmentCost: '900', hasClaimCircumstances: false, startDate: '2027-01-05' };
  await forward(() => tools);
  await goBack();
  expect(now()).toMatchObject({ interlude: null, saving: false });
  await forward(() => tools);
  expect(now()?.interlude?.name).toBe('preparing-quote');
  await act(async () => now()?.interlude?.done());
  await goBack();
  expect(trail).toEqual([
    '/onboarding/tools-and-equipment',
    '/onboarding/quote',
    '/onboarding/tools-and-equipment',
  ]);
});

it('what another device answers while the last step looks for gaps is not undone', async () => {
  store.change(carpenterAnswers);
  const { now } = await openStep('tools-and-equipment');
  const tools = { equipmentCost: '900', hasClaimCircumstances: false, startDate: '2027-01-05' };
  const contactInfo = { ...Object(carpenterAnswers.contactInfo), lastName: 'Byron' };
  await act(async () => {
    const left = now()?.forward(go, () => tools);
    store.change({ contactInfo });
    await left;
  });
  expect(store.getSnapshot()).toMatchObject({
    answers: { contactInfo, toolsAndEquipment: tools },
    quoteStatus: 'quoted',
  });
});

it('a step that submits leads to the first gap instead, with a way back to it (D30)', async () => {
  store.change({ ...carpenterAnswers, email: undefined });
  const { forward, now, trail } = await openStep('tools-and-equipment');
  const tools = { equipmentCost: '900', hasClaimCircumstances: false, startDate: '2027-01-05' };
  await forward(() => tools);
  expect(now()?.interlude).toBeNull();
  expect(trail.at(-1)).toBe('/onboarding/email');
  expect(store.getSnapshot().answers).toMatchObject({ toolsAndEquipment: tools });
  expect(store.getSnapshot().quoteId).toBeUndefined();
});

it('Continue notes what it agrees to, before the save and without announcing a change', async () => {
  store.change({ ...answers, consents: { other: { version: '1', at: '2026-11-21T10:00:00Z' } } });
  const { press, end, noticeAt } = await openStep();
  await press();
  expect(store.getSnapshot().answers['consents']).toMatchObject({
    other: { version: '1' },
    terms: { version: expect.any(String), at: expect.stringMatching(/Z$/) },
  });
  await end('saved');
  expect(noticeAt('email')).toBeNull();
});
