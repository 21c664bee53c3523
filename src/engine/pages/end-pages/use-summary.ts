import type { PageWords } from '../../flow/types.ts';
import { activeAnswers } from '../../flow/walk.ts';
import { useAmbient, useDraft, useOnboarding } from '../onboarding-context.tsx';
import { pageFacts } from './page-facts.ts';

/** The facts of a page's summary that are answered, each with its label. */
export function useSummary(page: PageWords): { label: string; value: string }[] {
  const { flow } = useOnboarding();
  const draft = useDraft();
  const ambient = useAmbient();
  const facts = pageFacts(page, flow, {
    ...activeAnswers(flow, draft.answers, ambient),
    ...ambient,
  });
  return (page.summary ?? [])
    .map(({ fact, label }) => ({ label, value: facts.texts(fact).join(', ') || facts.text(fact) }))
    .filter(({ value }) => value !== '');
}
