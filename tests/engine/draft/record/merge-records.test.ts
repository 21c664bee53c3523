import { describe, expect, it } from 'vitest';
import type { Entry } from '../../../../src/engine/draft/record/entry.ts';
import { isAheadOf, mergeRecords } from '../../../../src/engine/draft/record/merge-records.ts';
import { begun, holding } from '../sample-records.ts';

describe('two copies of one draft', () => {
  const older: Entry = { value: 'old', rev: '2.a', ack: '2.a' };
  const newer: Entry = { value: 'new', rev: '3.b', refused: '3.b' };

  it.each([
    [older, newer],
    [newer, older],
  ])('keep the newer value of each section and all that is known about it (%#)', (a, b) => {
    expect(mergeRecords(holding({ email: a }), holding({ email: b })).entries).toEqual({
      email: { value: 'new', rev: '3.b', ack: '2.a', base: 'old', refused: '3.b' },
    });
  });

  it('keep the later verdict of the two', () => {
    const [one, two]: [Entry, Entry] = [
      { value: 'x', rev: '5.a', ack: '2.a', refused: '4.a' },
      { value: 'x', rev: '5.a', ack: '5.a', refused: '1.a' },
    ];
    const merged = { value: 'x', rev: '5.a', ack: '5.a', refused: '4.a' };
    expect(mergeRecords(holding({ x: one }), holding({ x: two })).entries).toEqual({ x: merged });
    expect(mergeRecords(holding({ x: two }), holding({ x: one })).entries).toEqual({ x: merged });
  });

  it('keep the later save time, if there is one', () => {
    const saved = (savedAt?: string) => ({
      ...begun,
      ...(savedAt === undefined ? {} : { savedAt }),
    });
    const [morning, evening] = ['2026-12-01T08:00:00.000Z', '2026-12-01T20:00:00.000Z'];
    expect(mergeRecords(saved(morning), saved(evening)).savedAt).toBe(evening);
    expect(mergeRecords(saved(evening), saved(morning)).savedAt).toBe(evening);
    expect(mergeRecords(saved(), saved(morning)).savedAt).toBe(morning);
    expect(mergeRecords(saved(morning), saved()).savedAt).toBe(morning);
    expect(mergeRecords(saved(), saved())).not.toHaveProperty('savedAt');
  });

  it.each<[string, Entry, boolean]>([
    ['the same', older, false],
    ['a newer value', { ...older, rev: '3.a' }, true],
    ['an older value', { ...older, rev: '1.a' }, false],
    ['a later acknowledgement', { ...older, ack: '3.a' }, true],
    ['a refusal', { ...older, refused: '2.a' }, true],
  ])('differ to be written back by %s: %s', (_what, entry, more) => {
    expect(isAheadOf(holding({ email: entry }), holding({ email: older }))).toBe(more);
  });
});
