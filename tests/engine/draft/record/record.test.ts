import { describe, expect, it } from 'vitest';
import type { Entry } from '../../../../src/engine/draft/record/entry.ts';
import { asNewDraft, withValues } from '../../../../src/engine/draft/record/record.ts';
import { begun, holding, told } from '../sample-records.ts';

describe('a change to a record', () => {
  it('keeps the acknowledged value of the section, even when the section is removed', () => {
    const known = told(begun, { email: 'a@b.co' });
    const { ack } = known.entries['email'] ?? {};
    expect(ack).toBeDefined();
    expect(withValues(known, { email: 'c@d.co' }, 'tab').entries['email']).toMatchObject({ ack });
    expect(withValues(known, { email: undefined }, 'tab').entries['email']).toMatchObject({ ack });
  });

  it('clears the refusal of the section, since the server may accept the new value', () => {
    const entry: Entry = { value: 'x', rev: '3.tab', refused: '3.tab' };
    const changed = withValues(holding({ email: entry }), { email: 'a@b.co' }, 'tab');
    expect(changed.entries['email']).toEqual({ value: 'a@b.co', rev: '4.tab' });
  });

  it('starts as a new draft with no acknowledged and no removed sections', () => {
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
