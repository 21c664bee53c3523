import type { Subject } from '../../src/checker/proof/subject/subject.ts';
import { randomFrom, randomVisit } from '../../src/checker/visitors/random-visit.ts';
import { seenOn } from './seen-on.ts';

/** A difference between what a visitor sees in two versions. */
export type Difference = { was: string; is: string };

/**
 * Plays the same random visitors on two versions of a questionnaire. Every second one is generated from
 * the newer version, so that input valid only there is covered too. Null: no difference.
 */
export function differenceFor(
  before: Subject,
  after: Subject,
  visitors: number,
  seed: number,
): Difference | null {
  for (let index = 0; index < visitors; index += 1) {
    const { entries } = randomVisit(index % 2 === 0 ? before : after, randomFrom(seed + index));
    const [was, is] = [seenOn(before, entries), seenOn(after, entries)];
    const at = was.findIndex((line, place) => line !== is[place]);
    if (at >= 0) return { was: was[at] ?? '', is: is[at] ?? 'nothing' };
    if (is.length > was.length) return { was: 'nothing', is: is[was.length] ?? '' };
  }
  return null;
}
