import type { Subject } from '../../src/checker/proof/subject/subject.ts';
import { type Visit, randomFrom, randomVisit } from '../../src/checker/visitors/random-visit.ts';

/** How many visitors reached an end, what they did on the way, and the first who did not. */
export type Reached = {
  ends: number;
  presses: number;
  refused: number;
  lost: { seed: number; visit: Visit } | null;
};

/** Sends `visitors` random visitors through a questionnaire; `seed` is the seed of the first. */
export function reachEnds(subject: Subject, visitors: number, seed: number): Reached {
  let [ends, presses, refused] = [0, 0, 0];
  let lost: Reached['lost'] = null;
  for (let own = seed; own < seed + visitors; own += 1) {
    const visit = randomVisit(subject, randomFrom(own));
    presses += visit.entries.length;
    refused += visit.entries.filter(
      ({ step }, index) => visit.entries[index + 1]?.step === step,
    ).length;
    if (visit.stuck === null) ends += 1;
    else lost ??= { seed: own, visit };
  }
  return { ends, presses, refused, lost };
}

/** The actions of the lost visitor, for debugging. */
export function lostInWords({ lost }: Reached): string {
  if (lost === null) return 'Nobody is lost.';
  const { seed, visit } = lost;
  const last = visit.entries
    .slice(-5)
    .map(({ step, data }) => `  ${step}: ${JSON.stringify(data)}`);
  return [`Visitor ${seed}: ${visit.stuck}. Entered last:`, ...last].join('\n');
}
