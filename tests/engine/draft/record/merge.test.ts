import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { merged, rebased, type Conflict } from '../../../../src/engine/draft/record/merge.ts';
import { sameJson, type Json } from '../../../../src/engine/logic/json.ts';
import { seeded } from '../seeded.ts';

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

/** Rows without a key: only their answers tell them apart. */
const row = fc.record({
  name: fc.constantFrom('Ann', 'Bob', 'Cid', 'Dan'),
  share: fc.nat({ max: 3 }),
});
const rows = fc.uniqueArray(row, { minLength: 1, maxLength: 4, comparator: sameJson });
/** Removes rows, adds rows at the end and edits fields, keeping the length or not. */
const turn = fc.record({
  remove: fc.nat({ max: 3 }),
  add: fc.option(row, { nil: undefined }),
  edit: fc.option(fc.record({ at: fc.nat({ max: 3 }), share: fc.nat({ max: 9 }) }), {
    nil: undefined,
  }),
});
type Row = { name: string; share: number };

const turned = (
  list: readonly Row[],
  { remove, add, edit }: typeof turn extends fc.Arbitrary<infer T> ? T : never,
) => [
  ...list
    .map((own, at) => (edit?.at === at ? { ...own, share: edit.share } : own))
    .filter((_own, at) => at !== remove),
  ...(add ? [add] : []),
];

describe('two changes to one list of rows', () => {
  it('never make a row of two others', () => {
    seeded(
      fc.property(rows, turn, turn, (base, here, there) => {
        const [ours, theirs] = [turned(base, here), turned(base, there)];
        const { value } = mergeOf(base, ours, theirs);
        const known = [...base, ...ours, ...theirs];
        const made = Array.isArray(value) ? value : [];
        expect(made.filter((one) => !known.some((other) => sameJson(one, other)))).toEqual([]);
      }),
      2_000,
    );
  });

  it('keep every row that both sides have', () => {
    seeded(
      fc.property(rows, turn, turn, fc.boolean(), (base, here, there, isOurs) => {
        const [ours, theirs] = [turned(base, here), turned(base, there)];
        const value = merged(base, ours, theirs, (one) => (isOurs ? one.ours : one.theirs));
        const kept = Array.isArray(value) ? value : [];
        const both = ours.filter((one) => theirs.some((other) => sameJson(one, other)));
        expect(both.filter((one) => !kept.some((other) => sameJson(one, other)))).toEqual([]);
      }),
      2_000,
    );
  });

  it('tell of every row of one side that is not there afterwards', () => {
    seeded(
      fc.property(rows, turn, turn, (base, here, there) => {
        const [ours, theirs] = [turned(base, here), turned(base, there)];
        const { value, conflicts } = mergeOf(base, ours, theirs);
        const isIn = (list: Json | undefined, one: Row) =>
          Array.isArray(list) && list.some((other) => sameJson(one, other));
        const gone = theirs.filter((one) => !isIn(base, one) && !isIn(value, one));
        expect(gone.length > 0 && conflicts.length === 0).toBe(false);
      }),
      2_000,
    );
  });

  it('where one removed and added rows are one conflict, and the other keeps no row of it', () => {
    const base = [
      { name: 'Ann', share: 50 },
      { name: 'Bob', share: 50 },
    ];
    const ours = [
      { name: 'Ann', share: 60 },
      { name: 'Bob', share: 40 },
    ];
    const theirs = [
      { name: 'Bob', share: 50 },
      { name: 'Cid', share: 50 },
    ];
    expect(mergeOf(base, ours, theirs)).toEqual({
      value: ours,
      conflicts: [{ path: [], ours, theirs }],
    });
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
