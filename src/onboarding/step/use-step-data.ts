import { startTransition, useEffect, useMemo, useState } from 'react';
import type { StepModule } from '../../form/contract.ts';
import type { FieldValues } from '../../form/field-values.ts';
import type { CompiledStep } from '../../flow/compile.ts';
import { sectionsFromData } from '../../flow/step-data.ts';
import type { Answers } from '../../flow/types.ts';
import { activeAnswers, type Ambient } from '../../flow/walk.ts';
import type { JsonObject } from '../../logic/json.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { giveEarlyAnswers } from '../early-answers.ts';
import { useAmbient, useDraft, useOnboarding } from '../onboarding-context.tsx';
import { useAutosave } from './autosave.ts';
import { openingData } from './settle.ts';
import type { StepChecker } from './step-check.ts';
import { stepEntry } from './step-entry.ts';
import { useFieldValues } from './use-field-values.ts';
import { usePrefill } from './use-prefill.ts';
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
  const prefill = usePrefill(step, module);
  const hydrated = useHydrated();
  const here = { flow, step, ambient, module, satisfies: checker.satisfies };
  const [entry] = useState(() => stepEntry(opening(), draft.answers));
  const current = entry.values;
  const [data, setData] = useState(current.latest);
  const [isOpen, setOpen] = useState(hydrated);

  /** Saved answers with those of the URL; the prerendered page knows neither. */
  function opening(): JsonObject {
    const own = openingData(here, module, draft.answers);
    return hydrated ? prefill.over(own) : own;
  }

  const saved = () => store.getSnapshot().answers;
  const show = () => setData(current.latest());
  const showSoon = () => startTransition(show);

  function settle(): void {
    if (entry.settle(here, saved())) prefill.drop();
  }

  function takeIn(): void {
    const news = entry.takeIn(here, saved());
    if (news === 'merged') showSoon();
    else if (news === 'opened') show();
  }

  const autosave = useAutosave({
    save() {
      store.refresh();
      takeIn();
      settle();
      const changes = entry.takeUnsaved();
      if (Object.keys(changes).length > 0) store.change(changes);
      entry.know(saved());
    },
    paused: showSoon,
    left: store.flush,
    onLeaving: store.onLeaving,
  });

  const values = useFieldValues(current, isOpen, {
    entered() {
      autosave.later();
      store.postpone();
    },
    chosen() {
      settle();
      showSoon();
    },
  });

  useEffect(() => {
    if (isOpen) return giveEarlyAnswers(document);
    if (!hydrated) return;
    entry.open(opening(), draft.answers);
    show();
    setOpen(true);
    // Once, when a prerendered page has been taken over.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [hydrated, isOpen]);

  useEffect(() => {
    if (isOpen) takeIn();
    // Opening again is about what came from elsewhere, not about a new day or flow.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [draft.answers]);

  const answers = useMemo(
    () => activeAnswers(flow, { ...draft.answers, ...sectionsFromData(step, data) }, ambient),
    [flow, step, draft.answers, data, ambient],
  );
  const flush = () => {
    autosave.now();
    show();
    return current.latest();
  };
  /** Does the page wait for a pause in the typing? */
  const isWaiting = () => {
    current.changes.now();
    return autosave.isWaiting();
  };
  useSettledTab(isWaiting, flush);
  return { data, answers, ambient, values, save: autosave.now, show, flush };
}
