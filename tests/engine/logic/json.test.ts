import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAbsent, isJson, isObject, sameJson, type Json } from '../../../src/engine/logic/json.ts';
import { holds } from '../../properties.ts';

class Person {
  name = 'Ada';
}

describe('isJson', () => {
  it.each([null, 'x', 0, false, [], {}, { a: [1, { b: null }] }])('accepts %j', (value) => {
    expect(isJson(value)).toBe(true);
  });

  it.each([
    ['undefined', undefined],
    ['NaN', Number.NaN],
    ['Infinity', Number.NEGATIVE_INFINITY],
    ['a function', () => 1],
    ['a date', new Date(0)],
    ['an instance', new Person()],
    ['a map', new Map()],
    ['undefined inside', { a: [undefined] }],
    // eslint-disable-next-line no-sparse-arrays
    ['a hole in a list', [1, , 2]],
  ])('refuses %s', (_name, value) => {
    expect(isJson(value)).toBe(false);
  });
});

describe('isObject', () => {
  it('accepts objects, but not lists or null', () => {
    expect([{}, [], null, 'x', undefined].map(isObject)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('sameJson', () => {
  it.each<[Json | undefined, Json | undefined, boolean]>([
    [1, 1, true],
    [1, '1', false],
    [null, undefined, false],
    [undefined, undefined, true],
    [[], {}, false],
    [[1, 2], [2, 1], false],
    [[1], [1, 2], false],
    [{ a: 1, b: [2] }, { b: [2], a: 1 }, true],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [{ a: 1 }, { b: 1 }, false],
    [{ a: null }, {}, false],
  ])('of %j and %j is %s', (a, b, same) => {
    expect(sameJson(a, b)).toBe(same);
    expect(sameJson(b, a)).toBe(same);
  });

  it('is true for a copy, and false after any change', () => {
    const json = fc
      .jsonValue({ maxDepth: 3 })
      .map((value): Json => JSON.parse(JSON.stringify(value)));
    holds(
      'sameJson',
      fc.property(json, (value) => {
        expect(sameJson(value, structuredClone(value))).toBe(true);
        expect(sameJson(value, [value])).toBe(false);
        expect(sameJson(value, { value })).toBe(false);
      }),
      300,
    );
  });
});

describe('isAbsent', () => {
  it.each<[Json | undefined, boolean]>([
    [undefined, true],
    [null, true],
    ['', true],
    [[], true],
    [{}, true],
    [false, false],
    [0, false],
    [' ', false],
    [[null], false],
    [{ a: null }, false],
  ])('of %j is %s', (value, absent) => {
    expect(isAbsent(value)).toBe(absent);
  });
});
