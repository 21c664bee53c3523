import { describe, expect, it } from 'vitest';
import { effectsOf } from '../../src/flow/effects.ts';
import { flow } from '../onboarding/onboarding.ts';
import type { Answers } from '../../src/flow/types.ts';
import { textOf } from '../../src/logic/json.ts';
import { carpenterAnswers } from '../browser/funnel/carpenter.ts';
import { small } from './small-flow.ts';

const forked = small({
  steps: [
    { id: 'trade', next: [{ when: 'isRoofer', to: 'roof' }, { to: 'people' }] },
    { id: 'roof' },
    { id: 'people' },
  ],
  conditions: { isRoofer: { '==': [{ var: 'trade' }, 'roofing'] } },
});
const NOTHING = { setAside: [], reset: [], added: [] };
const after = (before: Answers, answers: Answers) => effectsOf(forked, before, answers, 'trade');

describe('a change', () => {
  it('sets aside the answers of a branch that is left', () => {
    const roofer = { trade: 'roofing', roof: 'steep', people: 3 };
    expect(after(roofer, { ...roofer, trade: 'painting' })).toEqual({
      ...NOTHING,
      setAside: ['roof'],
    });
  });

  it('adds the questions of a branch that is entered by who has been further', () => {
    const painter = { trade: 'painting', people: 3 };
    expect(after(painter, { ...painter, trade: 'roofing' })).toEqual({
      ...NOTHING,
      added: ['roof'],
    });
  });

  it('brings answers back with their branch, of which there is nothing to say', () => {
    const painter = { trade: 'painting', roof: 'steep', people: 3 };
    expect(after(painter, { ...painter, trade: 'roofing' })).toEqual(NOTHING);
  });

  it('has no effect for who answers for the first time', () => {
    expect(after({}, { trade: 'roofing' })).toEqual(NOTHING);
    expect(after({ trade: 'painting' }, { trade: 'roofing' })).toEqual(NOTHING);
  });

  it('adjusts answers that follow from it', () => {
    const { businessActivities } = carpenterAnswers;
    const all = Array.isArray(businessActivities) ? businessActivities.map(textOf) : [];
    const before: Answers = {
      ...carpenterAnswers,
      businessActivityPercentages: all.map((name, index) => ({
        name,
        percentage: index === 0 ? 100 : 0,
      })),
    };
    const less: Answers = {
      ...before,
      businessActivities: all.slice(0, 1),
      businessActivityPercentages: [{ name: all[0] ?? '', percentage: 100 }],
    };
    expect(effectsOf(flow, before, less, 'business-activity')).toMatchObject({
      reset: ['about-your-business'],
    });
  });

  it('sets aside what a No hides in its own step, but not what was emptied', () => {
    const hidden = { insuranceClaims: false, claimsCount: '1', claimDetails: [] };
    const claims = {
      ...hidden,
      insuranceClaims: true,
      claimDetails: [{ date: '01/02/2026', value: '9' }],
    };
    const before: Answers = {
      ...carpenterAnswers,
      pastInsurance: { ...asObject(carpenterAnswers['pastInsurance']), ...claims },
    };
    const no: Answers = {
      ...before,
      pastInsurance: { ...asObject(before['pastInsurance']), insuranceClaims: false },
    };
    expect(effectsOf(flow, before, no, 'past-insurance').setAside).toEqual(['past-insurance']);
    const emptied: Answers = { ...before, contactInfo: {} };
    expect(effectsOf(flow, before, emptied, 'contact-info').setAside).toEqual([]);
  });
});

const asObject = (value: unknown): Record<string, never> =>
  typeof value === 'object' && value !== null ? (value as Record<string, never>) : {};
