import { randomFrom } from '../../../../src/checker/visitors/random-visit.ts';

/** Seeded randomness: the same seed gives the same requests. */
export type Random = {
  /** A number in [0, 1). */
  next(): number;
  below(limit: number): number;
  chance(probability: number): boolean;
  pick<const T>(from: readonly [T, ...T[]]): T;
  /** Between `least` and `most` picks, with repetition. */
  some<const T>(from: readonly [T, ...T[]], least: number, most: number): T[];
};

export function seeded(seed: number): Random {
  const next = randomFrom(seed);
  const below = (limit: number) => Math.floor(next() * limit);
  const pick = <const T>(from: readonly [T, ...T[]]): T => from[below(from.length)] ?? from[0];
  return {
    next,
    below,
    chance: (probability) => next() < probability,
    pick,
    some: (from, least, most) =>
      Array.from({ length: least + below(most - least + 1) }, () => pick(from)),
  };
}
