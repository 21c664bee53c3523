import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compareRevisions,
  isRevision,
  revisionAfter,
  tabName,
} from '../../../../src/engine/draft/record/revision.ts';
import { isAheadOf, mergeRecords } from '../../../../src/engine/draft/record/merge-records.ts';
import {
  emptyRecord,
  withValues,
  type DraftRecord,
} from '../../../../src/engine/draft/record/record.ts';
import { withSent } from '../../../../src/engine/draft/record/verdicts.ts';
import { withAcknowledged } from '../../../../src/engine/draft/remote/exchange.ts';
import { seeded } from '../seeded.ts';

describe('revisions', () => {
  it('count as numbers, not as text', () => {
    expect(compareRevisions('10.a', '9.z')).toBeGreaterThan(0);
    expect(compareRevisions('2.a', '2.b')).toBeLessThan(0);
    expect(compareRevisions(undefined, '1.a')).toBeLessThan(0);
    expect(compareRevisions('1.a', '1.a')).toBe(0);
  });

  it('of the next write are newer than all known ones', () => {
    const next = revisionAfter(['3.a', '11.b', '7.c'], 'a');
    expect(next).toBe('12.a');
    expect(revisionAfter([], 'a')).toBe('1.a');
  });

  it.each(['', '1', '1.', '.a', '1.A', 'x.a', '-1.a', '1.a.b', '999999999999999.z', 1, null])(
    'are not %j',
    (value) => expect(isRevision(value)).toBe(false),
  );

  it('contain the tab for every random number', () => {
    for (const random of [0, 0.5, 0.999_999_999])
      expect(isRevision(`1.${tabName(random)}`)).toBe(true);
  });
});

type Write = {
  copy: 'a' | 'b';
  name: string;
  value: string;
  fate: 'kept' | 'sent' | 'taken';
};

describe('copies of one draft', () => {
  const write: fc.Arbitrary<Write> = fc.record({
    copy: fc.constantFrom('a', 'b'),
    name: fc.constantFrom('email', 'businessType'),
    value: fc.string(),
    fate: fc.constantFrom('kept', 'sent', 'taken'),
  });
  const written = (copy: DraftRecord, { copy: tab, name, value, fate }: Write): DraftRecord => {
    const next = withValues(copy, { [name]: value }, tab);
    const revisions = { [name]: next.entries[name]?.rev ?? '' };
    if (fate === 'kept') return next;
    const sent = withSent(next, revisions, { [name]: value });
    return fate === 'sent' ? sent : withAcknowledged(sent, revisions, { [name]: value });
  };

  it('merge to the same draft in either order, with all that both knew', () => {
    seeded(
      fc.property(fc.array(write), (writes) => {
        const copies = { a: emptyRecord('id', 1), b: emptyRecord('id', 1) };
        for (const one of writes) copies[one.copy] = written(copies[one.copy], one);
        const merged = mergeRecords(copies.a, copies.b);
        expect(merged.entries).toEqual(mergeRecords(copies.b, copies.a).entries);
        expect(mergeRecords(merged, copies.a).entries).toEqual(merged.entries);
        expect(isAheadOf(copies.a, merged)).toBe(false);
        expect(isAheadOf(copies.b, merged)).toBe(false);
      }),
    );
  });
});
