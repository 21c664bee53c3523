import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import texts from '../../../../../schemas/content/step-texts.json';
import type { CompiledStep } from '../../../flow/compiled.ts';
import type { Issue } from '../../../flow/issues.ts';
import { CONSENTS } from '../../../flow/consents.ts';
import { stepsToConfirm } from '../../../flow/derive.ts';
import { type Place, placeFor, previous, urlOf } from '../../../flow/navigate.ts';
import { stepData } from '../../../flow/step-data.ts';
import type { Action, Answers } from '../../../flow/types.ts';
import { alsoToConfirm, changedSections } from '../../../draft/record/change.ts';
import type { Draft } from '../../../draft/types.ts';
import { type JsonObject, sameJson } from '../../../logic/json.ts';
import { notify } from '../../../ui/toasts/notify.ts';
import {
  useAmbient,
  useAmbientNow,
  useDraft,
  useOnboarding,
  useShowNow,
} from '../../onboarding-context.tsx';
import { gapState, returnToIn, stateOf } from './return-to.ts';
import { type StepExit, saveStep } from './save-step.ts';
import { type StepInFlow, leavingAnswers, planLeave, wayOn } from './plan-leave.ts';
import type { StepChecker } from '../step-check.ts';
import { type Interlude, useInterlude } from './use-interlude.ts';
import { firstUnanswered, isVisited } from '../../../flow/complete.ts';
import { findGap } from './find-gap.ts';
import type { Surroundings } from '../../surroundings.ts';
import type { announceChange } from '../../change/announce-change.tsx';

/** The code of the issue that a save failed that the step requires. */
export const NOT_SAVED = 'save';

export type Leave = {
  saving: boolean;
  /** The interlude while it is shown. */
  interlude: Interlude['shown'];
  /**
   * Continues with what `data` returns, or returns the errors that keep the visitor here; null if
   * there is nothing to report. `isAnyway` waits for no server (D60).
   */
  forward: (action: Action, data: () => JsonObject, isAnyway?: boolean) => Promise<Issue[] | null>;
  /** Undefined on the first step of the path. */
  back: (() => void) | undefined;
};

/** The ways out of the open step: forward, with its checks and its save, and back (D6, D8, D13). */
export function useLeave(step: CompiledStep, checker: StepChecker): Leave {
  const { flow, store, lastChange, around, now } = useOnboarding();
  const navigate = useNavigate();
  const { state } = useLocation();
  const busy = useRef(false);
  const isHere = useIsHere();
  const showNow = useShowNow();
  const [opened] = useState(() => store.getSnapshot());
  const [saving, setSaving] = useState(false);
  const ambientNow = useAmbientNow();

  const go = (place: Place, how?: { replace: boolean }) => {
    // With the page, not after it in a transition, which would draw the new page twice.
    showNow();
    return navigate(urlOf(place), { ...how, state: { ...place.state, from: step.id } });
  };
  const interlude = useInterlude((place, how) => void go(place, how));

  const here = () => ({ flow, step, ambient: ambientNow() });

  const leaveTo = async (place: Place) => {
    const name = step.source.interlude;
    const isLoaded = await interlude.load(name);
    if (!isHere.current) return;
    if (name === undefined || !isLoaded) return await go(place);
    setSaving(false);
    await interlude.start(name, place);
  };

  const forward: Leave['forward'] = async (action, data, isAnyway = false) => {
    if (busy.current) return null;
    const entered = data();
    const before = store.getSnapshot();
    const press = { action, entered, at: now().toISOString() };
    const plan = planLeave(here(), before, press, checker.issues);
    if ('errors' in plan) {
      setSaving(false);
      return plan.errors;
    }
    busy.current = true;
    const gap = await gapBefore(here(), state, plan);
    if (store.getSnapshot().answers !== before.answers) {
      // Another tab or device has answered meanwhile: these answers would undo that.
      busy.current = false;
      return await forward(action, data, isAnyway);
    }
    const exit: StepExit = { ...plan, isRequest: gap === undefined, isAnyway };
    const failed = await saveStep(store, step, exit, () => setSaving(true));
    busy.current = false;
    // Do not pull back a visitor who has left; continue with answers that changed during the save.
    if (!isHere.current) return null;
    if (failed !== undefined) {
      lastChange.show(undefined);
      setSaving(false);
      return [{ at: '', message: failed, severity: 'error', code: NOT_SAVED }];
    }
    if (!sameJson(data(), entered)) return await forward(action, data, isAnyway);
    await goOn(exit.answers, wayOn(here(), state, exit, gap), gap !== undefined);
    return null;
  };

  /** Says what a change of mind changed elsewhere, and goes to the next place. */
  const goOn = async (answers: Answers, place: Place | undefined, isGap: boolean) => {
    if (place !== undefined && isChange(opened, answers)) {
      const returnTo = returnToIn(state);
      await announce(around, () => ({
        ...here(),
        store,
        lastChange,
        opened,
        place,
        returnTo,
      }));
    } else lastChange.show(undefined);
    if (!isHere.current) return;
    if (place !== undefined && !isGap) return await leaveTo(place);
    setSaving(false);
    if (place === undefined) return;
    notify({ tone: 'info', title: texts.gap.title, text: texts.gap.text });
    await go(place);
  };

  const back = useBack(step, (data) => leavingAnswers(here(), store.getSnapshot().answers, data));
  return {
    saving: saving || interlude.isRunning,
    interlude: interlude.shown,
    forward,
    back,
  };
}

/** True if the visitor changed an earlier answer. A new answer sets nothing aside. */
const isChange = ({ answers: before }: Draft, answers: Answers): boolean =>
  Object.keys(changedSections(before, answers)).some(
    (name) => name !== CONSENTS && before[name] !== undefined,
  );

/** False once the step is no longer on the page. */
function useIsHere(): RefObject<boolean> {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}

/** The gap that prevents a request (D30); undefined on a step that submits none. */
async function gapBefore(
  { flow, step, ambient }: StepInFlow,
  state: unknown,
  { answers, toConfirm }: Pick<StepExit, 'answers' | 'toConfirm'>,
): Promise<Place | undefined> {
  if (step.source.submit === undefined) return undefined;
  const gap = await findGap(flow, answers, step.id, ambient, toConfirm).catch(() =>
    firstUnanswered(flow, answers, step.id, isVisited, ambient),
  );
  const place = gap && placeFor(flow, gap.id, answers, ambient);
  return place && { ...place, state: { ...place.state, ...gapState(step.id, state) } };
}

/**
 * Returns a function that goes back to the previous step of the visitor's path (D6) and saves what
 * `settle` makes of the step's data; undefined on the first step of the path.
 */
export function useBack(
  step: CompiledStep,
  settle: (data: JsonObject) => Answers,
): (() => void) | undefined {
  const { flow, store } = useOnboarding();
  const draft = useDraft();
  const ambient = useAmbient();
  const navigate = useNavigate();
  const showNow = useShowNow();
  const { state } = useLocation();
  const before = previous(flow, step.id, draft.answers, ambient);
  if (before === undefined) return undefined;
  return () => {
    showNow();
    const now = store.getSnapshot();
    const { answers } = now;
    // What the step only offers, such as a default, was neither entered nor confirmed.
    const left = isVisited(step, answers) ? settle(stepData(step, answers)) : answers;
    // What leaving the step adjusts elsewhere must be reviewed, whichever way it is left.
    const changed = stepsToConfirm(flow, answers, left, step.id);
    store.change(changedSections(answers, left), alsoToConfirm(now, changed), { open: step.id });
    // If the visitor came from there, Back is the browser's Back, so that the two agree (D6).
    const { from } = stateOf(state);
    const isKnown = typeof from === 'string' && [before.id, returnToIn(state)?.page].includes(from);
    if (isKnown) void navigate(-1);
    else void navigate(urlOf(before), { replace: true, state: before.state });
  };
}

type Change = Omit<Parameters<typeof announceChange>[0], 'lineOf'>;

/** Loads what announces a change, and announces it; skips the notice if that fails to load. */
async function announce({ loadChangeLine }: Surroundings, change: () => Change) {
  const [announcing, lineOf] = await Promise.all([
    import('../../change/announce-change.tsx').catch(() => undefined),
    loadChangeLine?.().catch(() => undefined),
  ]);
  announcing?.announceChange({ ...change(), lineOf });
}
