import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { merged, rebased, type Conflict } from '../../src/draft/merge.ts';
import { sameJson, type Json } from '../../src/logic/json.ts';
import { seeded } from './seeded.ts';

/** Resolves each conflict in our favor and records it. */
function mergeOf(base: Json | undefined, ours: Json | undefined, theirs: Json | undefined) {
  const conflicts: Conflict[] = [];
  const value = merged(base, ours, theirs, (conflict) => {
    conflicts.push(conflict);
    return conflict.ours;
  });
  return { value, conflicts };
}

describe('two changes to one value', () => {
  it.each([
    ['different fields', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 2 }, { a: 2, b: 2 }],
    ['a field added on each side', {}, { a: 1 }, { b: 2 }, { a: 1, b: 2 }],
    ['a field removed on one side', { a: 1, b: 1 }, { b: 1 }, { a: 1, b: 2 }, { b: 2 }],
    ['a section that only one side has', undefined, undefined, { a: 1 }, { a: 1 }],
    ['the same change', { a: 1 }, { a: 2 }, { a: 2 }, { a: 2 }],
    [
      'parts of an object in it',
      { o: {} },
      { o: { x: 1 } },
      { o: { y: 2 } },
      { o: { x: 1, y: 2 } },
    ],
    [
      'different rows',
      [{ n: 1 }, { n: 1 }],
      [{ n: 2 }, { n: 1 }],
      [{ n: 1 }, { n: 2 }],
      [{ n: 2 }, { n: 2 }],
    ],
    ['a list that one side has changed', ['a'], ['a', 'b'], ['a'], ['a', 'b']],
  ] as const)('%s: both stay', (_what, base, ours, theirs, expected) => {
    const json = (value: unknown) => structuredClone(value) as Json | undefined;
    expect(mergeOf(json(base), json(ours), json(theirs))).toEqual({
      value: expected,
      conflicts: [],
    });
  });

  it('to the same field are a conflict, named by its place', () => {
    const { value, conflicts } = mergeOf({ o: { x: 0 } }, { o: { x: 1 } }, { o: { x: 2 } });
    expect(value).toEqual({ o: { x: 1 } });
    expect(conflicts).toEqual([{ path: ['o', 'x'], ours: 1, theirs: 2 }]);
  });

  it('to a list that grew on both sides are one conflict', () => {
    expect(mergeOf([{ n: 1 }], [{ n: 1 }, { n: 2 }], [{ n: 1 }, { n: 3 }]).conflicts).toHaveLength(
      1,
    );
  });
});

const fields = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.nat({ max: 2 }));

describe('a merge', () => {
  it('with an unchanged side is the other side', () => {
    seeded(
      fc.property(fields, fields, (base, changed) => {
        expect(mergeOf(base, changed, base)).toEqual({ value: changed, conflicts: [] });
        expect(mergeOf(base, base, changed)).toEqual({ value: changed, conflicts: [] });
      }),
    );
  });

  it('takes every field from the side that changed it, and reports a conflict when both did', () => {
    seeded(
      fc.property(fields, fields, fields, (base, ours, theirs) => {
        const { value, conflicts } = mergeOf(base, ours, theirs);
        const result: Record<string, unknown> = Object(value);
        for (const name of ['a', 'b', 'c', 'd']) {
          const [was, own, other] = [base[name], ours[name], theirs[name]];
          const both = !sameJson(own, was) && !sameJson(other, was) && !sameJson(own, other);
          expect(result[name]).toEqual(sameJson(own, was) ? other : own);
          expect(conflicts.some(({ path }) => path[0] === name)).toBe(both);
        }
      }),
    );
  });
});

it('pending input takes precedence over answers from elsewhere', () => {
  const before = { contactInfo: { city: 'Aurora', zipCode: '60505' }, email: 'a@b.co' };
  const entered = { ...before, contactInfo: { ...before.contactInfo, city: 'Boise' } };
  const after = { contactInfo: { city: 'Cicero', zipCode: '60804' } };
  expect(rebased(before, entered, after)).toEqual({
    contactInfo: { city: 'Boise', zipCode: '60804' },
    email: undefined,
  });
});
