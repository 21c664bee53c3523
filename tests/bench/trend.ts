import { median } from './statistics.ts';

/** How a figure goes over the rounds: `slope` per round, `growth` as a share of its median. */
export type Trend = { slope: number; growth: number; flat: boolean };

/** Caches and pools fill in the first rounds: they are no trend. */
const WARM_UP = 0.25;

/**
 * The straight line through the figures of all rounds after the warm-up (least squares). It is
 * flat while it rises by no more than `tolerance` of the median from their first to their last.
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
