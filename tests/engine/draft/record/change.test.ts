import { describe, expect, it } from 'vitest';
import { changeOf, withChange } from '../../../../src/engine/draft/record/change.ts';
import { emptyRecord, withValues } from '../../../../src/engine/draft/record/record.ts';

const policy = { sections: ['businessType', 'contactInfo'] };
const record = withValues(
  emptyRecord('an-id-longer-than-ten', 1),
  { businessType: 'food', contactInfo: { city: 'Aurora' }, currentStep: 2 },
  'here',
);

type Change = Parameters<typeof withChange>[1];
const withChangeOf = (before: typeof record, change: Change, tab: string) =>
  withChange(before, change, tab, '2026-12-01T12:00:00.000Z');

describe('a change', () => {
  it('names sections and progress alike', () => {
    expect(changeOf({ businessType: 'food' }, { currentStep: 4 }, policy)).toEqual({
      businessType: 'food',
      currentStep: 4,
    });
  });

  it('removes an undefined section, and leaves undefined progress unchanged', () => {
    const change = changeOf({ businessType: undefined }, { quoteId: undefined }, policy);
    expect(Object.entries(change)).toEqual([['businessType', undefined]]);
  });

  it('throws for a section that is not in the flow', () => {
    expect(() => changeOf({ shoeSize: 9, hobby: 'chess' }, {}, policy)).toThrow(
      'No section shoeSize, hobby.',
    );
  });
});

describe('a changed record', () => {
  it('has one new revision for everything that differs, and the old one for the rest', () => {
    const changed = withChangeOf(record, { businessType: 'retail', currentStep: 2 }, 'there');
    expect(changed.entries).toMatchObject({
      businessType: { value: 'retail', rev: '2.there' },
      contactInfo: { rev: '1.here' },
      currentStep: { rev: '1.here' },
    });
  });

  it('is the same record when nothing differs', () => {
    expect(withChangeOf(record, { contactInfo: { city: 'Aurora' } }, 'there')).toBe(record);
    expect(withChangeOf(record, {}, 'there')).toBe(record);
  });

  it('holds its own copy of the given values', () => {
    const contactInfo = { city: 'Boise' };
    const changed = withChangeOf(record, { contactInfo }, 'there');
    contactInfo.city = 'Chicago';
    expect(changed.entries['contactInfo']?.value).toEqual({ city: 'Boise' });
  });
});
