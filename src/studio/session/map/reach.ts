import type { Proof } from '../../../checker/proof/prove.ts';
import { play, visitorOf, type Scenario } from '../../../checker/simulate/play.ts';

/** Ids of the map's places and edges that visitors can reach or that recorded journeys take. */
export type Reach = {
  reached: readonly string[];
  /** `step index`, as in the map. */
  fired: readonly string[];
  /** Number of recorded journeys per place and transition, omitting zeros. */
  journeys: Readonly<Record<string, number>>;
};

/** Summarizes the proof and the recorded journeys for the map. */
export function reachOf(
  { subject, reached, fired }: Pick<Proof, 'subject' | 'reached' | 'fired'>,
  scenarios: readonly Scenario[],
): Reach {
  const journeys: Record<string, number> = {};
  for (const scenario of scenarios) {
    const { trail, exits, end } = play(subject, visitorOf(subject, scenario));
    for (const id of [...trail, ...exits, ...(end === null ? [] : [end])]) {
      journeys[id] = (journeys[id] ?? 0) + 1;
    }
  }
  return { reached: [...reached.keys()], fired: [...fired.keys()], journeys };
}
