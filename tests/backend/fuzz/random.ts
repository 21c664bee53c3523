/** Reproducible chance: the same seed gives the same requests. */
export type Random = {
  /** In [0, 1). */
  next(): number;
  below(limit: number): number;
  chance(probability: number): boolean;
  pick<const T>(from: readonly [T, ...T[]]): T;
  /** Between `least` and `most` picks, with repeats. */
  some<const T>(from: readonly [T, ...T[]], least: number, most: number): T[];
};

/** Mulberry32. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
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
