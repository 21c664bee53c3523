import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import texts from '../../../schemas/content/step-texts.json';
import type { CompiledStep } from '../../flow/compiled.ts';
import type { Issue } from '../../flow/issues.ts';
import { firstUnanswered, isVisited } from '../../flow/complete.ts';
import { CONSENTS, withConsents } from '../../flow/consents.ts';
import { stepsToConfirm } from '../../flow/derive.ts';
import { next, placeFor, urlOf, type Place } from '../../flow/navigate.ts';
import { stepData, withAction } from '../../flow/step-data.ts';
import type { Action, Answers } from '../../flow/types.ts';
import { changedSections } from '../../draft/change.ts';
import type { Draft } from '../../draft/types.ts';
import { sameJson, type JsonObject } from '../../logic/json.ts';
import { notify } from '../../ui/toasts/notify.ts';
import { useAmbientNow, useOnboarding, useShowNow } from '../onboarding-context.tsx';
import { lastChange } from '../change/last-change.ts';
import { findGap } from './find-gap.ts';
import { gapState, placeToReturn, returnToIn, stateOf } from './return-to.ts';
import { saveStep, type Left } from './save-step.ts';
import { leavingAnswers } from './settle.ts';
import type { StepChecker } from './step-check.ts';
import { useBack } from './use-back.ts';

export type Leave = {
  saving: boolean;
  /** The interlude while it is shown. */
  interlude: { name: string; done: () => void } | null;
  /**
   * Continues with what `data` returns, or returns the errors that keep the visitor here; null if
   * there is nothing to report.
   */
  forward: (action: Action, data: () => JsonObject) => Promise<Issue[] | null>;
  /** Undefined on the first step of the path. */
  back: (() => void) | undefined;
};

/** The ways out of the open step: forward, with its checks and its save, and back (D6, D8, D13). */
export function useLeave(step: CompiledStep, checker: StepChecker): Leave {
  const { flow, store, around, now } = useOnboarding();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const returnTo = returnToIn(state);
  const busy = useRef(false);
  const isHere = useIsHere();
  const showNow = useShowNow();
  const [opened] = useState(() => store.getSnapshot());
  const [saving, setSaving] = useState(false);
  const isAtInterlude = stateOf(state)['interlude'] === true;
  const [wasAtInterlude, setWasAtInterlude] = useState(isAtInterlude);
  const [behind, setBehind] = useState<{ name: string; place: Place }>();
  if (isAtInterlude !== wasAtInterlude) {
    setWasAtInterlude(isAtInterlude);
    if (wasAtInterlude) setBehind(undefined);
  }

  const ambientNow = useAmbientNow();

  const settle = (data: JsonObject) => {
    const here = { flow, step, ambient: ambientNow() };
    return leavingAnswers(here, store.getSnapshot().answers, data);
  };

  const errorsOf = (answers: Answers) =>
    checker
      .issues(stepData(step, answers), answers, ambientNow())
      .filter(({ severity }) => severity === 'error');

  /** The next place; for a visitor who came to change one answer, the way back. */
  const onward = (left: Left): Place | undefined => {
    const ambient = ambientNow();
    const origin = returnTo && placeToReturn(flow, step.id, returnTo, left, ambient);
    return origin ?? next(flow, step.id, left.answers, ambient);
  };

  /** The gap that prevents a request (D30); undefined on a step that submits none. */
  const gapBefore = async (left: Left): Promise<Place | undefined> => {
    if (step.source.submit === undefined) return undefined;
    const { answers, toConfirm } = left;
    const ambient = ambientNow();
    const gap = await findGap(flow, answers, step.id, ambient, toConfirm).catch(() =>
      firstUnanswered(flow, answers, step.id, isVisited, ambient),
    );
    const place = gap && placeFor(flow, gap.id, answers, ambient);
    return place && { ...place, state: { ...place.state, ...gapState(step.id, state) } };
  };

  const go = (place: Place, how?: { replace: boolean }) => {
    // With the page, not after it in a transition, which would draw the new page twice.
    showNow();
    return navigate(urlOf(place), { ...how, state: { ...place.state, from: step.id } });
  };

  /** Skips the notice if its code fails to load. */
  const announceChange = async (place: Place) => {
    const [change, lineOf] = await Promise.all([
      import('../change/announce-change.tsx').catch(() => undefined),
      around.loadChangeLine?.().catch(() => undefined),
    ]);
    const ambient = ambientNow();
    change?.announceChange({ flow, store, step, ambient, opened, place, returnTo, lineOf });
  };

  /**
   * Goes through the step's interlude, if it has one; skips one that fails to load. It has its own
   * place in the history, which the next page takes over: Back undoes Continue at any moment.
   */
  const leaveTo = async (place: Place) => {
    const name = step.source.interlude;
    const isThere =
      name !== undefined &&
      (await around.interlude?.prefetch(name).then(
        () => true,
        () => false,
      ));
    if (!isHere.current) return;
    if (!isThere) return await go(place);
    setSaving(false);
    setBehind({ name, place });
    const here = { pathname, search };
    const entry = { ...stateOf(state), interlude: true };
    await navigate(here, { replace: isAtInterlude, state: entry });
  };

  const forward: Leave['forward'] = async (action, data) => {
    if (busy.current) return null;
    const entered = data();
    const settled = settle(withAction(step, entered, action));
    const agreed = { at: now().toISOString(), left: step.id };
    const answers = withConsents(flow.consents, store.getSnapshot().answers, settled, agreed);
    const errors = errorsOf(answers);
    if (errors.length > 0) {
      setSaving(false);
      return errors;
    }
    busy.current = true;
    const { answers: before, toConfirm: known = [] } = store.getSnapshot();
    const changed = stepsToConfirm(flow, before, answers, step.id);
    const toConfirm = [...new Set([...known, ...changed])].filter((id) => id !== step.id);
    const gap = await gapBefore({ answers, toConfirm, isRequest: false });
    if (store.getSnapshot().answers !== before) {
      // Another tab or device has answered meanwhile: these answers would undo that.
      busy.current = false;
      return await forward(action, data);
    }
    const submitsFor = flow.page(step.source.submit ?? '');
    const left: Left = { answers, toConfirm, isRequest: gap === undefined, submitsFor };
    const saved = await saveStep(store, step, left, () => setSaving(true));
    busy.current = false;
    // Do not pull back a visitor who has left; continue with answers that changed during the save.
    if (!isHere.current) return null;
    const latest = data();
    if (saved && !sameJson(latest, entered)) return await forward(action, data);
    const place = saved ? (gap ?? onward(left)) : undefined;
    if (place !== undefined && isChange(opened, answers)) await announceChange(place);
    else lastChange.show(undefined);
    if (!isHere.current) return null;
    if (saved && gap !== undefined) {
      setSaving(false);
      notify({ tone: 'info', title: texts.gap.title, text: texts.gap.text });
      await go(gap);
    } else if (place === undefined) setSaving(false);
    else await leaveTo(place);
    return null;
  };

  const back = useBack(step, settle);
  return {
    saving: saving || behind !== undefined,
    interlude:
      behind !== undefined && isAtInterlude
        ? { name: behind.name, done: () => void go(behind.place, { replace: true }) }
        : null,
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
