import { useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { openingData, stepAnswers } from '../../draft/step-answers.ts';
import type { DraftStore, Pace } from '../../draft/types.ts';
import type { CompiledStep } from '../../flow/compiled.ts';
import { withStepData } from '../../flow/step-data.ts';
import type { Answers } from '../../flow/types.ts';
import { activeAnswers, type Ambient } from '../../flow/walk.ts';
import type { StepModule } from '../../form/contract.ts';
import { readControls } from '../../ui/shown-controls.ts';
import type { FieldValues } from '../../form/AnswerField.tsx';
import type { JsonObject } from '../../logic/json.ts';
import { read } from '../../logic/path.ts';
import { useHydrated } from '../../ui/browser-state.ts';
import { useLatest } from '../../ui/use-latest.ts';
import { replayEarlyPress } from '../early-press.ts';
import {
  useAmbient,
  useAmbientNow,
  useDraft,
  useOnboarding,
  useShowNow,
} from '../onboarding-context.tsx';
import { usePrefill } from './prefill/use-prefill.ts';
import { flushSync } from 'react-dom';

export type OpenStep = {
  /** The step's data as the page shows it; lags behind typing until it pauses. */
  data: JsonObject;
  /** All answers that count, with this step's data in place. */
  answers: Answers;
  ambient: Ambient;
  /** The values of the fields themselves. */
  values: FieldValues;
  /** Settles and shows what was entered; returns the data after that. */
  settle: () => JsonObject;
};

/**
 * The open step as a view of the draft. A keystroke re-renders
 * only its field; the rest of the page follows when typing pauses, when the field is left, and
 * before Continue at the latest.
 */
export function useOpenStep(step: CompiledStep, module: StepModule): OpenStep {
  const { flow, store } = useOnboarding();
  const draft = useDraft();
  const ambient = useAmbient();
  const ambientNow = useAmbientNow();
  const showNow = useShowNow();
  const prefill = usePrefill(step, module);
  const hydrated = useHydrated();
  const [{ answers, blank }] = useState(() => {
    const given = prefill.values();
    const opened = { flow, step, schema: module.schema, ambient: ambientNow, given };
    let empty: JsonObject | undefined;
    /** What a page without answers shows; needed only while prerendering and hydrating. */
    const blank = () => (empty ??= openingData(opened, {}));
    return { answers: stepAnswers(store, opened), blank };
  });
  const isOpen = useReadBeforeSettling(store);
  const enter = useLatest((...[path, value]: Parameters<FieldValues['enter']>) => {
    answers.enter(path, value, paceOf(document.activeElement));
    if (isOpen.current) prefill.drop();
  });
  const values = useMemo(
    (): FieldValues => ({
      read: answers.read,
      subscribe: answers.subscribe,
      blank: (path) => read(blank(), path.join('.')),
      enter,
    }),
    [answers, blank, enter],
  );

  useEffect(() => answers.follow(), [answers]);
  useEffect(() => () => store.flush(), [store]);
  const [startsHydrated] = useState(hydrated);
  useEffect(() => {
    if (!hydrated || startsHydrated) return;
    replayEarlyPress();
    readControls(document);
  }, [hydrated, startsHydrated]);

  const settle = () => {
    showNow();
    return answers.data();
  };
  useSettledTab(() => !store.isSettled(), settle);
  const data = hydrated ? answers.data() : blank();
  const counted = useMemo(
    () => activeAnswers(flow, withStepData(step, draft.answers, data), ambient),
    [flow, step, draft.answers, data, ambient],
  );
  return { data, answers: counted, ambient, values, settle };
}

/**
 * Enters what the step's controls show before it is settled, hidden or left. Returns whether the step
 * is still open: once it is being left, the URL is another page's.
 */
function useReadBeforeSettling(store: DraftStore): RefObject<boolean> {
  const isOpen = useRef(false);
  useLayoutEffect(() => {
    isOpen.current = true;
    const read = () => readControls(document);
    const stop = store.beforeSettling(read);
    return () => {
      isOpen.current = false;
      // The controls are still in the page now, but no longer when passive effects end.
      read();
      stop();
    };
  }, [store]);
  return isOpen;
}

const TYPED = 'textarea, input:not([type=checkbox], [type=radio]:not(:focus-visible))';

/**
 * 'typing' if more input is likely to follow: while the visitor types, and on the way through
 * radios by arrow keys, where every key chooses: a held one thirty times a second.
 */
const paceOf = (element: Element | null): Pace => (element?.matches(TYPED) ? 'typing' : 'choice');

/**
 * Updates the page before Tab moves on: the browser looks for the next field as soon as the key is
 * pressed, and that may be one that the typed answer reveals.
 */
function useSettledTab(isWaiting: () => boolean, flush: () => unknown): void {
  const settle = useLatest((event: KeyboardEvent) => {
    if (event.key === 'Tab' && isWaiting()) flushSync(flush);
  });
  useEffect(() => {
    document.addEventListener('keydown', settle, true);
    return () => document.removeEventListener('keydown', settle, true);
  }, [settle]);
}
