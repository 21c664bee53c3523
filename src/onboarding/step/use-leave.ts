import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { StepModule } from '../../form/contract.ts';
import { ambientAt, localDate } from '../../flow/ambient.ts';
import type { CompiledStep } from '../../flow/compile.ts';
import type { Issue } from '../../flow/issues.ts';
import { next, previous, urlOf, type Place } from '../../flow/navigate.ts';
import { stepData, withAction } from '../../flow/step-data.ts';
import type { Action, Answers } from '../../flow/types.ts';
import type { JsonObject } from '../../logic/json.ts';
import { isObject, sameJson } from '../../logic/json.ts';
import { notify } from '../../ui/toasts/notify.ts';
import { useAmbient, useDraft, useOnboarding } from '../onboarding-context.tsx';
import { quoteOf } from '../quote-id.ts';
import { placeToReturn, returnToIn } from './return-to.ts';
import { changedSections, settledAnswers } from './settle.ts';
import type { StepChecker } from './step-check.ts';

export type Leave = {
  saving: boolean;
  /** The place behind the interlude while it is shown. */
  interlude: { name: string; done: () => void } | null;
  /**
   * Goes on with what `data` gives at the time, or gives the errors that keep the visitor here;
   * null when there is nothing to say.
   */
  forward: (action: Action, data: () => JsonObject) => Promise<Issue[] | null>;
  /** Undefined on the first step of the path. */
  back: ((data: JsonObject) => void) | undefined;
};

/** The ways out of the open step: forwards with its checks and its save, and back (D6, D8, D13). */
export function useLeave(step: CompiledStep, module: StepModule, checker: StepChecker): Leave {
  const { flow, store, now } = useOnboarding();
  const draft = useDraft();
  const ambient = useAmbient(draft);
  const navigate = useNavigate();
  const location = useLocation();
  const returnTo = returnToIn(location.state);
  const busy = useRef(false);
  const isHere = useRef(false);
  const [saving, setSaving] = useState(false);
  const [behind, setBehind] = useState<{ name: string; place: Place } | null>(null);

  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  useEffect(() => {
    if (behind === null) return;
    // Back while the place behind is still loading: the step was never left, and shows its form.
    const stay = () => setBehind(null);
    window.addEventListener('popstate', stay);
    return () => window.removeEventListener('popstate', stay);
  }, [behind]);

  /** As of the press, which may come on another day than the page was drawn (D12). */
  const ambientNow = () => ambientAt(localDate(now()), store.getSnapshot());

  const settle = (data: JsonObject) =>
    settledAnswers(
      { flow, step, ambient: ambientNow() },
      module,
      checker.satisfies,
      store.getSnapshot().answers,
      data,
    );

  /** Saves as the step's policy says; false when the visitor has to stay. */
  const save = async (answers: Answers): Promise<boolean> => {
    const { answers: before, quoteId } = store.getSnapshot();
    store.change(changedSections(before, answers), {
      currentStep: step.source.savedStep,
      ...(step.source.submit === 'quote' ? quoteOf(quoteId) : {}),
    });
    const policy = step.source.save ?? { remote: 'background' };
    if (policy.remote === 'background') return true;
    setSaving(true);
    // Without a network nothing failed yet: the answers wait on the device, and so the visitor need not.
    if ((await store.saveNow()) !== 'failed') return true;
    if (policy.remote === 'attempt') {
      console.warn(`Saving the step ${step.id} failed; the answers are kept on this device.`);
      return true;
    }
    notify({ tone: 'error', text: policy.failed });
    return false;
  };

  const go = (place: Place) => navigate(urlOf(place), { state: { ...place.state, from: step.id } });

  /** The way on from here; for who came to change one answer, the way back to where that was. */
  const onward = (answers: Answers): Place | undefined => {
    const now = ambientNow();
    const back = returnTo && placeToReturn(flow, step.id, returnTo, answers, now);
    return back ?? next(flow, step.id, answers, now);
  };

  const forward: Leave['forward'] = async (action, data) => {
    if (busy.current) return null;
    const entered = data();
    const answers = settle(withAction(step, entered, action));
    const issues = checker.issues(stepData(step, answers), answers, ambientNow());
    const errors = issues.filter(({ severity }) => severity === 'error');
    if (errors.length > 0) {
      setSaving(false);
      return errors;
    }
    busy.current = true;
    const saved = await save(answers);
    busy.current = false;
    // Who went elsewhere meanwhile is not called back, and who answered anew goes on with that.
    if (!isHere.current) return null;
    const latest = data();
    if (saved && !sameJson(latest, entered)) {
      return await forward(action, data);
    }
    const place = saved ? onward(answers) : undefined;
    const { interlude } = step.source;
    if (place !== undefined && interlude === undefined) {
      await go(place);
      return null;
    }
    setSaving(false);
    if (place !== undefined && interlude !== undefined) setBehind({ name: interlude, place });
    return null;
  };

  const before = previous(flow, step.id, draft.answers, ambient);
  const back = (data: JsonObject) => {
    if (before === undefined) return;
    store.change(changedSections(store.getSnapshot().answers, settle(data)));
    // Where the visitor came from there, Back is the browser's Back, so that the two agree (D6).
    const from = cameFrom(location.state);
    const isKnown = from === before.id || (returnTo !== undefined && from === returnTo.page);
    if (isKnown) void navigate(-1);
    else void navigate(urlOf(before), { replace: true, state: before.state });
  };

  return {
    saving,
    interlude: behind && { name: behind.name, done: () => void go(behind.place) },
    forward,
    back: before && back,
  };
}

function cameFrom(state: unknown): string | undefined {
  return isObject(state) && typeof state['from'] === 'string' ? state['from'] : undefined;
}
