import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { StepModule } from '../../form/contract.ts';
import type { CompiledStep } from '../../flow/compile.ts';
import { derive } from '../../flow/derive.ts';
import { sectionsFromData, stepData } from '../../flow/step-data.ts';
import { withDefaults } from '../../flow/step-schema.ts';
import type { Answers } from '../../flow/types.ts';
import { activeAnswers, type Ambient } from '../../flow/walk.ts';
import { sameJson, type JsonObject } from '../../logic/json.ts';
import { useAmbient, useDraft, useOnboarding } from '../onboarding-context.tsx';
import { giveEarlyAnswers } from '../early-answers.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useAutosave } from './autosave.ts';
import { prefilled, withoutPrefill } from './prefill.ts';
import { answersWith, changedSections } from './settle.ts';

export type OpenStep = {
  data: JsonObject;
  /** All answers with this step's data in place; parked ones are left out. */
  answers: Answers;
  ambient: Ambient;
  change: (data: JsonObject) => void;
  /** Writes now what is waiting for a pause in the typing. */
  flush: () => void;
};

/**
 * The data of the open step: saved answers, URL parameters and defaults when it opens; then what
 * the visitor types, with derived answers kept up to date and everything saved as they go.
 */
export function useStepData(step: CompiledStep, module: StepModule): OpenStep {
  const { flow, store } = useOnboarding();
  const draft = useDraft();
  const ambient = useAmbient(draft);
  const [search, setSearch] = useSearchParams();
  const hydrated = useHydrated();
  const [data, setData] = useState(() => (hydrated ? asked() : opening(draft.answers)));
  const autosave = useAutosave(store);
  const known = useRef(draft.answers);

  /** Saved answers with those of the URL. */
  function asked(): JsonObject {
    return prefilled(step, module, search, opening(draft.answers));
  }

  function opening(answers: Answers): JsonObject {
    const derived = derive(flow, answers, answers, { open: step.id }, ambient);
    return withDefaults(module.schema, stepData(step, derived));
  }

  const [isOpen, setOpen] = useState(hydrated);
  useEffect(() => {
    if (isOpen) return giveEarlyAnswers(document);
    if (!hydrated) return;
    known.current = draft.answers;
    setData(asked());
    setOpen(true);
    // Once, when a prerendered page has been taken over.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [hydrated, isOpen]);

  useEffect(() => {
    const before = known.current;
    known.current = draft.answers;
    if (autosave.isWaiting() || !differ(step, before, draft.answers)) return;
    setData((shown) =>
      differ(step, sectionsFromData(step, shown), draft.answers) ? opening(draft.answers) : shown,
    );
    // Opening again is about what came from elsewhere, not about a new day or flow.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [draft.answers]);

  const change = useCallback(
    (next: JsonObject) => {
      const saved = store.getSnapshot().answers;
      const before = { ...saved, ...sectionsFromData(step, data) };
      const answers = answersWith({ flow, step, ambient }, before, next);
      const settled = stepData(step, answers);
      if (sameJson(settled, data)) return;
      setData(settled);
      autosave.save(changedSections(saved, answers));
      const stripped = withoutPrefill(step, search);
      if (stripped !== null) setSearch(stripped, { replace: true, preventScrollReset: true });
    },
    [flow, step, store, ambient, data, search, setSearch, autosave],
  );

  const answers = useMemo(
    () => activeAnswers(flow, { ...draft.answers, ...sectionsFromData(step, data) }, ambient),
    [flow, step, draft.answers, data, ambient],
  );
  return { data, answers, ambient, change, flush: autosave.flush };
}

/** Has one of the step's sections another value? */
function differ(step: CompiledStep, a: Answers, b: Answers): boolean {
  return step.sections.some((section) => !sameJson(a[section], b[section]));
}
