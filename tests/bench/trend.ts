import { median } from './statistics.ts';

/** Trend of a figure over the rounds: `slope` per round, `growth` as a share of its median. */
export type Trend = { slope: number; growth: number; flat: boolean };

/** Caches and pools fill in the first rounds: that is not a trend. */
const WARM_UP = 0.25;

/**
 * Fits a straight line (least squares) to the figures of all rounds after the warm-up. It counts as flat
 * if it rises by at most `tolerance` of the median over these rounds.
 */
export function trend(figures: readonly number[], tolerance: number): Trend {
  const settled = figures.slice(Math.floor(figures.length * WARM_UP));
  const middle = (settled.length - 1) / 2;
  const mean = settled.reduce((sum, figure) => sum + figure, 0) / settled.length;
  const products = settled.map((figure, index) => (index - middle) * (figure - mean));
  const squares = settled.map((_figure, index) => (index - middle) ** 2);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  const slope = settled.length < 2 ? 0 : sum(products) / sum(squares);
  const growth = (slope * (settled.length - 1)) / median(settled);
  return { slope, growth, flat: growth <= tolerance };
}
