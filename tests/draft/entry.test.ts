import { describe, expect, it } from 'vitest';
import { sendable } from '../../src/draft/entry.ts';
import { withConfirmed, withHeld, withValues, type DraftRecord } from '../../src/draft/record.ts';
import { begun, told } from './sample-records.ts';

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
