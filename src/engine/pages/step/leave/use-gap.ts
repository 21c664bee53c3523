import { useEffect, useState } from 'react';
import type { CompiledStep } from '../../../flow/compiled.ts';
import {
  firstUnanswered,
  isVisited,
  stepsBefore,
  type IsAnswered,
} from '../../../flow/complete.ts';
import type { Answers, StepId } from '../../../flow/types.ts';
import { sectionsOf } from '../../../flow/walk.ts';
import { afterPaint } from '../../../ui/deferred.ts';
import { useAmbient, useDraft, useOnboarding } from '../../onboarding-context.tsx';
import { useStableValue } from '../../../ui/use-latest.ts';
import { findGap } from './find-gap.ts';

/**
 * An earlier step with open questions; `late` if it was found after the page was drawn. It is
 * `sure` once the steps before it have been checked: one of those may come first.
 */
export type Gap = { step: CompiledStep; late: boolean; sure: boolean };

/**
 * The first unanswered step on the visitor's path before a place (D7). The modules of the earlier
 * steps are loaded for it once the page is up; on the way forward they are there already.
 */
export function useGap(before: StepId): Gap | undefined {
  const { flow } = useOnboarding();
  const draft = useDraft();
  const ambient = useStableValue(useAmbient());
  // Without the open step's answers, which change as the visitor types and close no gap.
  const answers = useStableValue(
    answersTo(stepsBefore(flow, draft.answers, before, ambient), draft.answers),
  );
  const toConfirm = useStableValue(draft.toConfirm ?? NONE);
  const [gap, setGap] = useState<Gap | undefined>(() => {
    const isKnown: IsAnswered = (step) => isVisited(step, answers) && !toConfirm.includes(step.id);
    const step = firstUnanswered(flow, answers, before, isKnown, ambient);
    return step && { step, late: false, sure: false };
  });
  useEffect(() => {
    let current = true;
    const show = (step: CompiledStep | undefined) => {
      if (!current) return;
      // A visible notice stays where it is, whichever step it turns out to lead to.
      setGap((known) =>
        known?.step === step && known?.sure !== false
          ? known
          : step && { step, late: known?.late ?? true, sure: true },
      );
    };
    // Offline, the steps cannot be checked; a person will handle the quote anyway.
    const keep = () => {
      if (current) setGap((known) => known && { ...known, sure: true });
    };
    afterPaint(() => {
      if (current) findGap(flow, answers, before, ambient, toConfirm).then(show, keep);
    });
    return () => {
      current = false;
    };
  }, [flow, answers, ambient, before, toConfirm]);
  return gap;
}

const NONE: readonly StepId[] = [];

function answersTo(steps: readonly CompiledStep[], answers: Answers): Answers {
  return Object.assign({}, ...steps.map((step) => sectionsOf(step, answers)));
}
