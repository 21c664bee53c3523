import type { Finding, PlacedWitness } from '../../../checker/lint/finding.ts';
import type { FlowOutline } from '../../edits/project/outline.ts';
import type { Session } from './session.ts';

/** A finding with a visitor who encounters it. */
export type Witnessed = Finding & { witness: PlacedWitness };

/** The findings that visitors of this questionnaire encounter on one of its steps or pages. */
export function witnessesOf(
  findings: readonly Finding[],
  flow: Pick<FlowOutline, 'steps' | 'pages'> | undefined,
): Witnessed[] {
  const places = new Set([...(flow?.steps ?? []), ...(flow?.pages ?? [])].map(({ id }) => id));
  return findings.filter(
    (finding): finding is Witnessed =>
      finding.witness !== undefined && places.has(finding.witness.step),
  );
}

/** A witness has given these answers, and is about to answer the step where the defect shows. */
export const sessionOfWitness = ({ answers }: Pick<PlacedWitness, 'answers'>): Session => ({
  answers,
  actions: {},
});
