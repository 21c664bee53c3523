/** Precision of a total: finer than any answer, coarser than any rounding error. */
const SCALE = 1e6;

/** The sum of numbers without floating-point noise: 33.3 + 33.3 + 33.4 is 100. */
export function total(numbers: readonly number[]): number {
  const sum = numbers.reduce((partial, number) => partial + number, 0);
  return Number.isInteger(sum) ? sum : Math.round(sum * SCALE) / SCALE;
}
