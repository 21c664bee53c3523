import { deepEquals as published } from '@rjsf/utils';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import deepEquals from '../../../src/engine/form/deep-equals.ts';
import { holds } from '../../properties.ts';

const functions = [() => 1, () => 2];

/** The kinds of values that RJSF compares: JSON, undefined keys, NaN, functions. */
const { tree: values } = fc.letrec<{ tree: unknown }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom<unknown>(undefined, null, NaN, 0, 1, '', 'a', true, false, ...functions),
    fc.array(tie('tree'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('tree'), { noNullPrototype: true }),
  ),
}));

describe('RJSF props are compared in the build', () => {
  it('as RJSF compares them', () => {
    holds(
      'comparing of props',
      fc.property(values, values, (a, b) => {
        expect(deepEquals(a, b)).toBe(published(a, b));
        expect(deepEquals(a, copied(a))).toBe(true);
      }),
      2000,
    );
  });

  it('without endless recursion for a circular object', () => {
    const endless = (name: string) => {
      const made: Record<string, unknown> = { name };
      made['self'] = [made];
      return made;
    };
    expect(deepEquals(endless('a'), endless('a'))).toBe(true);
    expect(deepEquals(endless('a'), endless('b'))).toBe(false);
  });

  it('by identity for class instances, never as if empty', () => {
    const day = new Date(0);
    expect(deepEquals({ day }, { day })).toBe(true);
    expect(deepEquals(day, new Date(1))).toBe(false);
    expect(deepEquals(new Map([['a', 1]]), new Map([['a', 2]]))).toBe(false);
    expect(deepEquals(new Set([1]), {})).toBe(false);
  });
});

/** A deep copy that keeps functions by identity. */
function copied(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copied);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, copied(one)]));
}
