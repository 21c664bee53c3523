import { type Answers, type CompiledFlow, flowExpressions, sectionOf } from '../../engine/core.ts';
import { readsThrough } from './reads-through.ts';
import type { StepSubject } from './step-subject.ts';

/**
 * Picks the answers that anything in the flow reads, hides or derives. The others have no effect on
 * the flow, and there may be thousands of them.
 */
export type Known = (answers: Answers) => Answers;

export function knownIn(flow: CompiledFlow, steps: readonly StepSubject[]): Known {
  const decisive = decisiveSections(flow, steps);
  return (answers) => {
    const picked: Record<string, Answers[string]> = {};
    for (const name of Object.keys(answers)) {
      if (decisive.has(name)) picked[name] = answers[name];
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
  return new Set([...paths.map(sectionOf), ...hiding, ...kept]);
}
