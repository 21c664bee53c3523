import { describe, expect, it } from 'vitest';
import { offerFor } from '../../../../src/site/quote/offer/offer.ts';
import { knownCatalogs } from './known-catalogs.ts';

const today = '2026-11-21';

describe('offerFor a chosen plan', () => {
  it.each([
    ['basic', 29384],
    ['premier', 44084],
    ['deluxe', 49867],
  ])('%s has its monthly price and 11 automatic payments', (planId, monthlyCents) => {
    const offer = offerFor(knownCatalogs.plans, { planId, today });
    expect(offer).toMatchObject({ monthlyCents, automaticPayments: 11, isSample: false });
    expect(offer.plan.id).toBe(planId);
  });

  it.each([
    ['a month after coverage starts', '2027-03-05', '2027-04-05'],
    ['on the last day of February for January 31', '2027-01-31', '2027-02-28'],
    ['a month from today for coverage that starts today', '2026-11-21', '2026-12-21'],
    ['a month from today without a start date', undefined, '2026-12-21'],
    ['a month from today for a start date that has passed', '2025-05-26', '2026-12-21'],
    ['a month from today for a half-typed date', '12/3', '2026-12-21'],
    ['a month from today for a day that does not exist', '2027-02-29', '2026-12-21'],
    ['a month after the last day that can be given', '2126-12-31', '2127-01-31'],
    ['a month from today for a year that is too far ahead', '2127-01-01', '2026-12-21'],
    ['a month from today for the last day of the calendar', '9999-12-31', '2026-12-21'],
  ])('first pays automatically %s', (_, startDate, first) => {
    const offer = offerFor(knownCatalogs.plans, {
      planId: 'premier',
      today,
      ...(startDate ? { startDate } : {}),
    });
    expect(offer.firstAutomaticPayment).toBe(first);
  });
});

it.each([undefined, 'platinum'])(
  'offerFor the plan %j is the sample, whatever the dates',
  (planId) => {
    const offer = offerFor(knownCatalogs.plans, {
      today,
      startDate: '2027-03-05',
      ...(planId ? { planId } : {}),
    });
    expect(offer).toMatchObject({
      monthlyCents: 12124,
      automaticPayments: 11,
      firstAutomaticPayment: '2025-05-26',
      starts: '2025-04-26',
      isSample: true,
    });
    expect(offer.plan.id).toBe('premier');
  },
);
