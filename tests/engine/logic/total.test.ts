import fc from 'fast-check';
import { expect, it } from 'vitest';
import { total } from '../../../src/engine/logic/shares.ts';

it.each([
  [[33.3, 33.3, 33.4], 100],
  [[0.1, 0.2], 0.3],
  [[33.33, 33.33, 33.33], 99.99],
  [[12, 3], 15],
  [[], 0],
  [[1e300, 1e300], 2e300],
  [[920_477_940_000.9, 0.04], 920_477_940_000.94],
  [[920_477_940_000.94], 920_477_940_000.94],
])('%j is %d', (numbers, sum) => {
  expect(total(numbers)).toBe(sum);
});

it('is as exact as adding hundredths', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(10_000), { maxLength: 60 }), (hundredths) => {
      const sum = hundredths.reduce((so, one) => so + one, 0);
      expect(total(hundredths.map((one) => one / 100))).toBe(sum / 100);
    }),
  );
});
