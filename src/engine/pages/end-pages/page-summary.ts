import type { CompiledFlow } from '../../flow/compiled.ts';
import type { PageWords } from '../../flow/types.ts';
import type { Scope } from '../../logic/expressions/scope.ts';
import { pageFacts } from './page-facts.ts';

/** The facts of a page's summary that are answered, each with its label. */
export function pageSummary(
  page: PageWords,
  flow: CompiledFlow,
  scope: Scope,
): { label: string; value: string }[] {
  const facts = pageFacts(page, flow, scope);
  return (page.summary ?? [])
    .map(({ fact, label }) => ({ label, value: facts.texts(fact).join(', ') || facts.text(fact) }))
    .filter(({ value }) => value !== '');
}
