import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  numberRange,
  type NumberRange,
  spread,
  sumsIn,
} from '../../../src/checker/proof/answers/linear.ts';
import { seeded } from '../../engine/draft/seeded.ts';

const NAMES = { conditions: {}, values: {}, computed: new Map() };

const rangeOf = (minimum: number, maximum: number): NumberRange => {
  const range = numberRange({ type: 'integer', minimum, maximum });
  if (range === null) throw new Error('A number has a range.');
  return range;
};

test('any set of numbers that can total a value is found at the first try, and no other is', () => {
  const limits = fc.tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 40 }));
  const shares = fc.array(limits, { minLength: 2, maxLength: 12 });
  seeded(
    fc.property(shares, fc.integer({ min: 0, max: 300 }), (parts, total) => {
      const ranges = new Map(
        parts.map(([low, more], index) => [`n${index}`, rangeOf(low, low + more)]),
      );
      const names = [...ranges.keys()];
      const [sum] = sumsIn({ '==': [{ '+': names.map((name) => ({ var: name })) }, total] }, NAMES);
      if (sum === undefined) throw new Error('There is one sum.');
      const found = spread(sum, ranges);
      const least = parts.reduce((all, [low]) => all + low, 0);
      const most = parts.reduce((all, [low, more]) => all + low + more, 0);
      expect(found !== null).toBe(least <= total && total <= most);
      if (found === null) return;
      expect(names.reduce((all, name) => all + (found.get(name) ?? NaN), 0)).toBe(total);
      for (const [name, value] of found) expect(ranges.get(name)?.write(value)).toBe(value);
    }),
  );
});

test('subtracted numbers count as well', () => {
  const [sum] = sumsIn({ '==': [{ '-': [{ var: 'a' }, { var: 'b' }] }, 7] }, NAMES);
  if (sum === undefined) throw new Error('There is one sum.');
  const found = spread(
    sum,
    new Map([
      ['a', rangeOf(0, 9)],
      ['b', rangeOf(1, 5)],
    ]),
  );
  expect((found?.get('a') ?? 0) - (found?.get('b') ?? 0)).toBe(7);
});
