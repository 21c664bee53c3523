import { randomFrom } from '../../src/checker/visitors/random-visit.ts';

/** Seeded random numbers: the same seed gives the same sequence. */
export type Chance = {
  /** A number in [0, 1). */
  next: () => number;
  /** An integer from 0 to `limit` - 1. */
  below: (limit: number) => number;
  /** True with this probability. */
  happens: (share: number) => boolean;
  /** A random item. @throws if the list is empty */
  one: <T>(list: readonly T[]) => T;
  /** A random item, weighted by the number in front of it. */
  weighted: <T>(list: readonly (readonly [number, T])[]) => T;
};

/** `journey` gives each journey of a run its own sequence. */
export function chance(seed: number, journey: number): Chance {
  const next = randomFrom(Math.imul(seed, 2_654_435_761) + Math.imul(journey + 1, 40_503));
  const below = (limit: number) => Math.floor(next() * limit);
  const one = <T>(list: readonly T[]): T => {
    const [chosen] = list.slice(below(list.length));
    if (chosen === undefined) throw new Error('Nothing to choose from');
    return chosen;
  };
  return {
    next,
    below,
    happens: (share) => next() < share,
    one,
    weighted(list) {
      let left = next() * list.reduce((sum, [weight]) => sum + weight, 0);
      const found = list.find(([weight]) => (left -= weight) < 0) ?? list.at(-1);
      if (found === undefined) throw new Error('Nothing to choose from');
      return found[1];
    },
  };
}
