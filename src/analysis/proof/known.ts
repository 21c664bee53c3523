import { flowExpressions } from '../../flow/check.ts';
import type { CompiledFlow } from '../../flow/compiled.ts';
import type { Answers } from '../../flow/types.ts';
import { readsThrough } from './reads-through.ts';
import type { StepSubject } from './step-subject.ts';

/**
 * Picks the answers that anything in the flow reads, hides or works out, and those to some sections
 * more: the others move nothing, and there may be thousands of them.
 */
export type Known = (answers: Answers, sections?: readonly string[]) => Answers;

export function knownIn(flow: CompiledFlow, steps: readonly StepSubject[]): Known {
  const known = [...decisiveSections(flow, steps)];
  return (answers, sections = []) => {
    const picked: Record<string, Answers[string]> = {};
    for (const names of [known, sections]) {
      for (const name of names) if (answers[name] !== undefined) picked[name] = answers[name];
    }
    return picked;
  };
}

function decisiveSections(flow: CompiledFlow, steps: readonly StepSubject[]): Set<string> {
  const paths = [
    ...flowExpressions(flow.source).flatMap(({ expression }) => [
      ...readsThrough(expression, flow.source),
    ]),
    ...steps.flatMap(({ stepReads }) => [...stepReads]),
    ...flow.derivations.map(({ source }) => source.to),
  ];
  const hiding = flow.steps.flatMap(({ hides, sections }) => (hides ? sections : []));
  const kept = flow.source.pages.flatMap(({ keeps }) => keeps ?? []);
  return new Set([...paths.map((path) => path.split('.')[0] ?? ''), ...hiding, ...kept]);
}
