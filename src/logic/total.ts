/** Decimals that a total keeps: more than any answer has, fewer than rounding errors reach. */
const SCALE = 1e6;

/** The sum of numbers without the dust of binary fractions: 33.3 + 33.3 + 33.4 is 100. */
export function total(numbers: readonly number[]): number {
  const sum = numbers.reduce((so, number) => so + number, 0);
  return Number.isInteger(sum) ? sum : Math.round(sum * SCALE) / SCALE;
}
