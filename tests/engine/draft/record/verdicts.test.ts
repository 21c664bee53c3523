import { describe, expect, it } from 'vitest';
import { withValues } from '../../../../src/engine/draft/record/record.ts';
import { withRefused } from '../../../../src/engine/draft/record/verdicts.ts';
import { withAcknowledged } from '../../../../src/engine/draft/remote/exchange.ts';
import { begun, holding, told } from '../sample-records.ts';

describe('a verdict of the server', () => {
  it('retracts nothing that is known already, and adds no section', () => {
    const record = holding({ email: { value: 'x', rev: '5.a', ack: '4.a' } });
    expect(withAcknowledged(record, { email: '3.a', other: '3.a' }, {})).toEqual(record);
    expect(withRefused(record, { email: '5.a' }).entries['email']).toEqual({
      value: 'x',
      rev: '5.a',
      ack: '4.a',
      refused: '5.a',
    });
  });
});

describe('the acknowledged value of a section', () => {
  const sent = told(begun, { contactInfo: { city: 'Aurora' } });

  it('is kept while the visitor keeps changing it', () => {
    const once = withValues(sent, { contactInfo: { city: 'Boise' } }, 'tab', 'now');
    const twice = withValues(once, { contactInfo: { city: 'Cicero' } }, 'tab', 'now');
    expect(twice.entries['contactInfo']).toMatchObject({ base: { city: 'Aurora' }, at: 'now' });
  });

  it('is what was sent, without parked and held-back answers', () => {
    const value = { city: 'Boise', hidden: 'x' };
    const changed = withValues(sent, { contactInfo: value }, 'tab', 'now');
    const { rev = '' } = changed.entries['contactInfo'] ?? {};
    const taken = withAcknowledged(
      changed,
      { contactInfo: rev },
      { contactInfo: { city: 'Boise' } },
    );
    expect(taken.entries['contactInfo']).toEqual({ value, rev, ack: rev, base: { city: 'Boise' } });
  });

  it('is not stored twice when it is the value itself', () => {
    const changed = withValues(sent, { contactInfo: { city: 'Boise' } }, 'tab', 'now');
    const { rev = '' } = changed.entries['contactInfo'] ?? {};
    const taken = withAcknowledged(
      changed,
      { contactInfo: rev },
      { contactInfo: { city: 'Boise' } },
    );
    expect(taken.entries['contactInfo']).toEqual({ value: { city: 'Boise' }, rev, ack: rev });
  });
});
