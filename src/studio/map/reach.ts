import type { Proof } from '../../analysis/proof/prove.ts';
import { play, visitorOf, type Scenario } from '../../analysis/simulate/play.ts';

/** Ids of the places and ways of a map that somebody can reach, and that recorded journeys take. */
export type Reach = {
  reached: readonly string[];
  /** `step index`, as in the map. */
  fired: readonly string[];
  /** How many recorded journeys come to a place, or take a way; those that none does are left out. */
  journeys: Readonly<Record<string, number>>;
};

/** What the proof and the recorded journeys say. */
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
