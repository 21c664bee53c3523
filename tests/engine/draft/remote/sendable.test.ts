import { describe, expect, it } from 'vitest';
import { sendable } from '../../../../src/engine/draft/remote/merge-remote.ts';
import type { Json } from '../../../../src/engine/logic/json.ts';
import {
  withConfirmed,
  withHeld,
  withValues,
  type DraftRecord,
} from '../../../../src/engine/draft/record/record.ts';
import { begun, told } from '../sample-records.ts';

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

  it('are not sent at all when the server has none', () => {
    const fresh = withValues(begun, { contactInfo: value, email: 'owner@' }, 'tab', 'now');
    const held = withHeld(fresh, { contactInfo: ['zipCode'], email: [''] });
    expect(sendable(entryOf(held))).toEqual({ city: 'Boise' });
    expect(sendable(held.entries['email'] ?? { rev: '' })).toBeUndefined();
  });

  it('are left out of a list, whose other fields are sent', () => {
    const claims: Json = [{ amount: 1, note: 'Hail' }, { note: 'Fire' }];
    const listed = told(begun, { contactInfo: { claims }, claims });
    const next: Json = [{ amount: 2, note: 'x' }, { note: 'Theft' }];
    const values = { contactInfo: { claims: next }, claims: next };
    const edited = withValues(listed, values, 'tab', 'now');
    const held = withHeld(edited, { contactInfo: ['claims.0.note'], claims: ['0.note'] });
    const due = [{ amount: 2 }, { note: 'Theft' }];
    expect(sendable(held.entries['contactInfo'] ?? { rev: '' })).toEqual({ claims: due });
    expect(sendable(held.entries['claims'] ?? { rev: '' })).toEqual(due);
  });

  it('hold nothing back once they are gone from the value', () => {
    const held = withHeld(changed, { contactInfo: ['claims.3.note', 'street.name'] });
    expect(sendable(entryOf(held))).toEqual(value);
  });

  it('are sent once the visitor has confirmed them, with their own revision', () => {
    const held = withHeld(changed, { contactInfo: [''] });
    const confirmed = withConfirmed(held, ['contactInfo'], 'tab');
    expect(sendable(entryOf(confirmed))).toEqual(value);
    expect(entryOf(confirmed).rev).not.toBe(entryOf(held).rev);
    expect(withConfirmed(confirmed, ['contactInfo'], 'tab')).toBe(confirmed);
  });
});
