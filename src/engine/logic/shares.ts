import { type Json, isObject } from './json.ts';

export type Share = { name: string; percentage: number };

/** The item as a share; none if it is not one. */
export function shareOf(item: Json): Share[] {
  if (!isObject(item)) return [];
  const { name, percentage } = item;
  return typeof name === 'string' && typeof percentage === 'number' ? [{ name, percentage }] : [];
}

/**
 * Shares of these names in the proportions entered before (decision D38): a new name starts at 0, a
 * removed name's share is spread over the others, and the largest remainders are rounded up so that
 * the total stays 100. Unchanged if the names are the same; an even split if nothing was entered
 * for any of them.
 */
export function keepShares(shares: readonly Share[], all: readonly string[]): Share[] {
  const names = [...new Set(all)];
  const before = (name: string) => shares.find((share) => share.name === name)?.percentage ?? 0;
  const known = shares.map(({ name }) => name);
  const isSame = known.length === names.length && names.every((name) => known.includes(name));
  const whole = total(names.map(before));
  if (isSame) return [...shares];
  if (whole <= 0) return evenSplit(names);
  const exact = names.map((name) => (before(name) * 100) / whole);
  const rest = 100 - exact.reduce((sum, share) => sum + Math.floor(share), 0);
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  const roundedUp = new Set(byRemainder.slice(0, rest).map(({ index }) => index));
  return names.map((name, index) => ({
    name,
    percentage: Math.floor(exact[index] ?? 0) + (roundedUp.has(index) ? 1 : 0),
  }));
}

/** Whole percentages that total 100; the remainder goes to the first (spec section 4). */
export function evenSplit(names: readonly string[]): Share[] {
  const share = Math.floor(100 / Math.max(names.length, 1));
  const remainder = 100 - share * names.length;
  return names.map((name, index) => ({
    name,
    percentage: index === 0 ? share + remainder : share,
  }));
}

/** Decimals of a total: finer than any answer, coarser than any rounding error. */
const SCALE = 1e6;
/** From here on, the digits that a number keeps are coarser than that. */
const LARGE = 1e9;
const DIGITS = 15;

/** The sum of numbers as decimals, without floating-point noise: 33.3 + 33.3 + 33.4 is 100. */
export function total(numbers: readonly number[]): number {
  const sum = numbers.reduce((partial, number) => partial + number, 0);
  if (Number.isInteger(sum)) return sum;
  return Math.abs(sum) < LARGE ? Math.round(sum * SCALE) / SCALE : Number(sum.toPrecision(DIGITS));
}
