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
