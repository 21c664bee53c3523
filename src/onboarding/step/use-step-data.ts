import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { StepModule } from '../../form/contract.ts';
import type { FieldValues } from '../../form/field-values.ts';
import type { CompiledStep } from '../../flow/compile.ts';
import { derive } from '../../flow/derive.ts';
import { sectionsFromData, stepData } from '../../flow/step-data.ts';
import { visibleData, withDefaults } from '../../flow/step-schema.ts';
import type { Answers } from '../../flow/types.ts';
import { activeAnswers, type Ambient } from '../../flow/walk.ts';
import type { JsonObject } from '../../logic/json.ts';
import type { SectionChanges } from '../../draft/types.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useLatest } from '../../ui/use-latest.ts';
import { giveEarlyAnswers } from '../early-answers.ts';
import { useAmbient, useDraft, useOnboarding } from '../onboarding-context.tsx';
import { useAutosave } from './autosave.ts';
import { differ, withNews } from './news.ts';
import { prefilled, withoutPrefill } from './prefill.ts';
import { answersWith, changedSections } from './settle.ts';
import type { StepChecker } from './step-check.ts';
import { stepValues } from './step-values.ts';
import { useSettledTab } from './use-settled-tab.ts';

export type OpenStep = {
  /** What the page shows besides the fields; behind what is typed by a pause in the typing. */
  data: JsonObject;
  /** All answers with this step's data in place; parked ones are left out. */
  answers: Answers;
  ambient: Ambient;
  /** The values of the fields themselves. */
  values: FieldValues;
  /** Settles and writes now what waits for a pause in the typing. */
  save: () => void;
  /** Lets the page follow the fields now. */
  show: () => void;
  /** Both; gives the data as they are then. */
  flush: () => JsonObject;
};

/**
 * The data of the open step: saved answers, URL parameters and defaults when it opens; then what
 * the visitor enters, with derived answers kept up to date and everything saved as they go. A key
 * draws its field and no more; the rest of the page follows when the typing pauses, when the
 * field is left, and before Continue at the latest.
 */
export function useStepData(
  step: CompiledStep,
  module: StepModule,
  checker: StepChecker,
): OpenStep {
  const { flow, store } = useOnboarding();
  const draft = useDraft();
  const ambient = useAmbient(draft);
  const [search, setSearch] = useSearchParams();
  const hydrated = useHydrated();
  const [current] = useState(() => stepValues(hydrated ? asked() : opening(draft.answers)));
  const [data, setData] = useState(current.latest);
  const [isOpen, setOpen] = useState(hydrated);
  /** The data that derived answers are up to date with. */
  const settled = useRef(data);
  const unsaved = useRef<SectionChanges>({});
  const known = useRef(draft.answers);

  /** Saved answers with those of the URL. */
  function asked(): JsonObject {
    return prefilled(step, module, search, opening(draft.answers));
  }

  function opening(answers: Answers): JsonObject {
    const derived = derive(flow, answers, answers, { open: step.id }, ambient);
    return withDefaults(module.schema, stepData(step, derived));
  }

  function open(next: JsonObject): void {
    settled.current = next;
    current.become(next);
    setData(next);
  }

  /** Derives what follows from what was entered. */
  function settle(): void {
    const entered = current.latest();
    if (entered === settled.current) return;
    const saved = store.getSnapshot().answers;
    const before = { ...saved, ...unsaved.current, ...sectionsFromData(step, settled.current) };
    const visible = visibleData(module.schema, entered, checker.satisfies);
    const answers = answersWith({ flow, step, ambient }, before, visible);
    settled.current = stepData(step, answers);
    current.become(settled.current);
    // All that differs: what was changed and changed back in the meantime is not to be saved.
    unsaved.current = changedSections(saved, answers);
    const stripped = withoutPrefill(step, search);
    if (stripped !== null) setSearch(stripped, { replace: true, preventScrollReset: true });
  }

  const show = () => setData(current.latest());

  /** Is there something that the draft does not have yet? */
  function hasNews(): boolean {
    return current.latest() !== settled.current || Object.keys(unsaved.current).length > 0;
  }

  /** Takes in what came from another tab or device; what is being entered here stays (D26). */
  function takeIn(): void {
    const before = known.current;
    const after = store.getSnapshot().answers;
    known.current = after;
    if (!differ(step, before, after)) return;
    if (hasNews()) {
      current.become(withNews(opening(before), opening(after), current.latest()));
      startTransition(show);
    } else if (differ(step, sectionsFromData(step, current.latest()), after)) {
      open(opening(after));
    }
  }

  const autosave = useAutosave({
    save() {
      takeIn();
      settle();
      const changes = unsaved.current;
      unsaved.current = {};
      if (Object.keys(changes).length > 0) store.change(changes);
      known.current = store.getSnapshot().answers;
    },
    paused: () => startTransition(show),
    left: store.flush,
  });

  const enter = useLatest((...[path, value]: Parameters<FieldValues['enter']>) => {
    // The prerendered page knows no answers yet; what is answered on it is given again (early-answers.ts).
    if (!isOpen) return;
    current.become(current.with(path, value));
    autosave.later();
    store.postpone();
    if (isTextEntry(document.activeElement)) return;
    // A choice may change what is asked: the page follows as soon as the choice is painted.
    current.changes.later(() => {
      settle();
      startTransition(show);
    });
  });

  /** Does the page wait for a pause in the typing? */
  const isWaiting = () => {
    current.changes.now();
    return autosave.isWaiting();
  };

  useEffect(() => {
    if (isOpen) return giveEarlyAnswers(document);
    if (!hydrated) return;
    known.current = draft.answers;
    open(asked());
    setOpen(true);
    // Once, when a prerendered page has been taken over.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [hydrated, isOpen]);

  useEffect(() => {
    if (isOpen) takeIn();
    // Opening again is about what came from elsewhere, not about a new day or flow.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [draft.answers]);

  const values = useMemo<FieldValues>(
    () => ({
      read: current.read,
      subscribe: current.subscribe,
      changes: current.changes,
      enter,
    }),
    [current, enter],
  );
  const answers = useMemo(
    () => activeAnswers(flow, { ...draft.answers, ...sectionsFromData(step, data) }, ambient),
    [flow, step, draft.answers, data, ambient],
  );
  const flush = () => {
    autosave.now();
    show();
    return current.latest();
  };
  useSettledTab(isWaiting, flush);
  return { data, answers, ambient, values, save: autosave.now, show, flush };
}

const NO_TEXTS = ['radio', 'checkbox', 'button', 'submit'];

/** Does the visitor type here, so that more is to be expected? */
function isTextEntry(element: Element | null): boolean {
  return element instanceof HTMLInputElement && !NO_TEXTS.includes(element.type);
}
