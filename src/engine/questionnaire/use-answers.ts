import { useMemo } from 'react';
import type { Answers } from '../flow/types.ts';
import { activeAnswers } from '../flow/walk.ts';
import { useAmbient, useDraft, useOnboarding } from '../pages/onboarding-context.tsx';

/**
 * The answers that count, by section, and the number of submitted ones; for the app's own pages and
 * whatever else it renders inside of `<Questionnaire>`. Renders again when the stored answers change.
 */
export function useAnswers(): { answers: Answers; number: string | undefined } {
  const { flow } = useOnboarding();
  const { answers, quoteId: number } = useDraft();
  const ambient = useAmbient();
  return useMemo(
    () => ({ answers: activeAnswers(flow, answers, ambient), number }),
    [flow, answers, ambient, number],
  );
}
