import { describe, expect, it } from 'vitest';
import {
  asNewDraft,
  draftOf,
  emptyRecord,
  knowsMore,
  mergeRecords,
  sendable,
  withAdopted,
  withConfirmed,
  withHeld,
  withRefused,
  withTaken,
  withValues,
  type DraftRecord,
  type Entry,
} from '../../src/draft/record.ts';
import type { Json } from '../../src/logic/json.ts';

const begun = emptyRecord('an-id-longer-than-ten', 1);
/** The record once the server has these values, as a read of it gives them. */
const told = (record: DraftRecord, values: Record<string, Json>): DraftRecord =>
  withAdopted(
    record,
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, { value, base: value, isSent: true }]),
    ),
    'tab',
  );

const holding = (entries: Record<string, Entry>): DraftRecord => ({ ...begun, entries });

describe('a change of a record', () => {
  it('keeps what the server has of the section, also where the section is removed', () => {
    const known = told(begun, { email: 'a@b.co' });
    const { ack } = known.entries['email'] ?? {};
    expect(ack).toBeDefined();
    expect(withValues(known, { email: 'c@d.co' }, 'tab').entries['email']).toMatchObject({ ack });
    expect(withValues(known, { email: undefined }, 'tab').entries['email']).toMatchObject({ ack });
  });

  it('takes back that the server refused the section: it may take the new value', () => {
    const entry: Entry = { value: 'x', rev: '3.tab', refused: '3.tab' };
    const changed = withValues(holding({ email: entry }), { email: 'a@b.co' }, 'tab');
    expect(changed.entries['email']).toEqual({ value: 'a@b.co', rev: '4.tab' });
  });

  it('as a new draft is known to no server and has no removed sections', () => {
    const record = holding({
      email: { value: 'a@b.co', rev: '3.tab', ack: '3.tab', refused: '2.tab' },
      businessType: { rev: '4.tab', ack: '2.tab' },
    });
    expect(asNewDraft(record, 'another-draft')).toEqual({
      ...record,
      uuid: 'another-draft',
      entries: { email: { value: 'a@b.co', rev: '3.tab' } },
    });
  });
});

describe('two copies of one draft', () => {
  const older: Entry = { value: 'old', rev: '2.a', ack: '2.a' };
  const newer: Entry = { value: 'new', rev: '3.b', refused: '3.b' };

  it.each([
    [older, newer],
    [newer, older],
  ])('have of each section the newer value and all that is known about it (%#)', (a, b) => {
    expect(mergeRecords(holding({ email: a }), holding({ email: b })).entries).toEqual({
      email: { value: 'new', rev: '3.b', ack: '2.a', base: 'old', refused: '3.b' },
    });
  });

  it('have the later verdict of either', () => {
    const [one, two]: [Entry, Entry] = [
      { value: 'x', rev: '5.a', ack: '2.a', refused: '4.a' },
      { value: 'x', rev: '5.a', ack: '5.a', refused: '1.a' },
    ];
    const merged = { value: 'x', rev: '5.a', ack: '5.a', refused: '4.a' };
    expect(mergeRecords(holding({ x: one }), holding({ x: two })).entries).toEqual({ x: merged });
    expect(mergeRecords(holding({ x: two }), holding({ x: one })).entries).toEqual({ x: merged });
  });

  it('were saved when the later one was, if either says so', () => {
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
    expect(knowsMore(holding({ email: entry }), holding({ email: older }))).toBe(more);
  });
});

describe('a verdict of the server', () => {
  it('takes nothing back that is known already, and makes no section', () => {
    const record = holding({ email: { value: 'x', rev: '5.a', ack: '4.a' } });
    expect(withTaken(record, { email: '3.a', other: '3.a' }, {})).toEqual(record);
    expect(withRefused(record, { email: '5.a' }).entries['email']).toEqual({
      value: 'x',
      rev: '5.a',
      ack: '4.a',
      refused: '5.a',
    });
  });
});

describe('what the server has of a section', () => {
  const sent = told(begun, { contactInfo: { city: 'Aurora' } });

  it('stays known while the visitor goes on changing it', () => {
    const once = withValues(sent, { contactInfo: { city: 'Boise' } }, 'tab', 'now');
    const twice = withValues(once, { contactInfo: { city: 'Cicero' } }, 'tab', 'now');
    expect(twice.entries['contactInfo']).toMatchObject({ base: { city: 'Aurora' }, at: 'now' });
  });

  it('is what was sent, which lacks what is parked or held back', () => {
    const value = { city: 'Boise', hidden: 'x' };
    const changed = withValues(sent, { contactInfo: value }, 'tab', 'now');
    const { rev = '' } = changed.entries['contactInfo'] ?? {};
    const taken = withTaken(changed, { contactInfo: rev }, { contactInfo: { city: 'Boise' } });
    expect(taken.entries['contactInfo']).toEqual({ value, rev, ack: rev, base: { city: 'Boise' } });
  });

  it('is not kept twice where it is the value itself', () => {
    const changed = withValues(sent, { contactInfo: { city: 'Boise' } }, 'tab', 'now');
    const { rev = '' } = changed.entries['contactInfo'] ?? {};
    const taken = withTaken(changed, { contactInfo: rev }, { contactInfo: { city: 'Boise' } });
    expect(taken.entries['contactInfo']).toEqual({ value: { city: 'Boise' }, rev, ack: rev });
  });
});

describe('fields that are held back', () => {
  const sent = told(begun, { contactInfo: { city: 'Aurora', zipCode: '60505' } });
  const value = { city: 'Boise', zipCode: '83' };
  const changed = withValues(sent, { contactInfo: value }, 'tab', 'now');
  const entryOf = (record: DraftRecord) => record.entries['contactInfo'] ?? { rev: '' };

  it('are sent as the server has them', () => {
    const held = withHeld(changed, { contactInfo: ['zipCode'] });
    expect(sendable(entryOf(held))).toEqual({ city: 'Boise', zipCode: '60505' });
    expect(sendable(entryOf(withHeld(changed, { contactInfo: [''] })))).toEqual({
      city: 'Aurora',
      zipCode: '60505',
    });
  });

  it('are not sent at all where the server has none', () => {
    const fresh = withValues(begun, { contactInfo: value, email: 'owner@' }, 'tab', 'now');
    const held = withHeld(fresh, { contactInfo: ['zipCode'], email: [''] });
    expect(sendable(entryOf(held))).toEqual({ city: 'Boise' });
    expect(sendable(held.entries['email'] ?? { rev: '' })).toBeUndefined();
  });

  it('are sent once the visitor has confirmed them, as a revision of their own', () => {
    const held = withHeld(changed, { contactInfo: [''] });
    const confirmed = withConfirmed(held, ['contactInfo'], 'tab');
    expect(sendable(entryOf(confirmed))).toEqual(value);
    expect(entryOf(confirmed).rev).not.toBe(entryOf(held).rev);
    expect(withConfirmed(confirmed, ['contactInfo'], 'tab')).toBe(confirmed);
  });
});

it('the app reads of a record its answers, and progress of the right type alone', () => {
  const entry = (value: Entry['value']): Entry => ({ value, rev: '1.a' });
  const read = draftOf({
    ...holding({
      email: entry('a@b.co'),
      businessType: { rev: '2.a' },
      currentStep: entry(4),
      quoteId: entry('QTE-1'),
      quoteStatus: entry('quoted'),
    }),
    savedAt: '2026-12-01T08:00:00.000Z',
  });
  expect(read).toStrictEqual({
    uuid: begun.uuid,
    flowVersion: 1,
    currentStep: 4,
    answers: { email: 'a@b.co' },
    quoteId: 'QTE-1',
    quoteStatus: 'quoted',
    savedAt: '2026-12-01T08:00:00.000Z',
  });
  const wrong = holding({ currentStep: entry('4'), quoteId: entry(7), quoteStatus: entry(true) });
  expect(draftOf(wrong)).toStrictEqual({
    uuid: begun.uuid,
    flowVersion: 1,
    currentStep: 1,
    answers: {},
  });
});
