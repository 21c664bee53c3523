import { describe, expect, it } from 'vitest';
import { trend } from './trend.ts';

const rounds = (figure: (round: number) => number) =>
  Array.from({ length: 40 }, (_, round) => figure(round));

describe('the trend of a figure over many rounds', () => {
  it('is flat where the figure only goes up and down', () => {
    const { flat, growth } = trend(
      rounds((round) => 20 + (round % 2)),
      0.05,
    );
    expect(flat).toBe(true);
    expect(Math.abs(growth)).toBeLessThan(0.01);
  });

  it('is not flat where every round leaves something behind', () => {
    const { flat, slope, growth } = trend(
      rounds((round) => 20 + round * 0.5 + (round % 2)),
      0.05,
    );
    expect(flat).toBe(false);
    expect(slope).toBeCloseTo(0.5, 1);
    expect(growth).toBeCloseTo((29 * 0.5) / 33, 1);
  });

  it('ignores the first quarter, while caches fill', () => {
    expect(
      trend(
        rounds((round) => (round < 10 ? round * 2 : 20)),
        0.05,
      ).flat,
    ).toBe(true);
  });

  it('is flat for a falling figure', () => {
    expect(
      trend(
        rounds((round) => 60 - round),
        0.05,
      ).flat,
    ).toBe(true);
  });
});
