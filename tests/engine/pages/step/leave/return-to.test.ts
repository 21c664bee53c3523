import { describe, expect, it } from 'vitest';
import type { Answers } from '../../../../../src/engine/flow/types.ts';
import { stepOf } from '../../../flow/step-of.ts';
import { flow } from '../../onboarding.ts';
import { loadStep } from '../../../../../src/engine/pages/step/load-step.ts';
import {
  gapState,
  placeToReturn,
  returnToIn,
  type ReturnTo,
} from '../../../../../src/engine/pages/step/leave/return-to.ts';

const quote = { page: 'quote', state: { planId: 'basic' } };
const every = Object.fromEntries(
  flow.steps.flatMap(({ sections }) => sections.map((one) => [one, {}])),
);
const cafe: Answers = { ...every, businessType: 'food', operatingState: 'Texas' };

const returnFrom = (
  from: string,
  to: ReturnTo,
  answers: Answers,
  toConfirm: readonly string[] = [],
) => placeToReturn(flow, from, to, { answers, toConfirm }, {});

describe('the way back to the review after a change', () => {
  it('leads to the page, with its previous state', () => {
    expect(returnFrom('email', quote, cafe)).toMatchObject({
      path: '/onboarding/quote',
      state: { planId: 'basic' },
    });
  });

  it('leads first to the question that the change added, and then on from there', () => {
    const builder = { ...cafe, businessType: 'construction', constructionTypes: undefined };
    expect(returnFrom('industry', quote, builder)).toMatchObject({
      path: '/onboarding/construction-types',
      state: { returnTo: quote },
    });
  });

  it('leads first to a step that the visitor has to see again, but not to the current one', () => {
    expect(returnFrom('industry', quote, cafe, ['contact-info'])).toMatchObject({
      path: '/onboarding/contact-info',
      state: { returnTo: quote },
    });
    expect(returnFrom('contact-info', quote, cafe)?.id).toBe('quote');
  });

  it('leads back to a step from which the visitor went to fill a gap', () => {
    const { returnTo } = gapState('tools-and-equipment', { from: 'umbrella-liability' });
    expect(returnFrom('email', returnTo, cafe)).toMatchObject({
      path: '/onboarding/tools-and-equipment',
      state: { from: 'umbrella-liability' },
    });
  });

  it('leads first to an answer that is no longer valid, if its question has been loaded', async () => {
    const left = { ...cafe, businessActivities: ['Rough framing'] };
    expect(returnFrom('industry', quote, left)?.id).toBe('quote');
    await loadStep(stepOf(flow, 'business-activity'));
    expect(returnFrom('industry', quote, left)?.id).toBe('business-activity');
    const chosen = { ...cafe, businessActivities: ['New custom homes'] };
    expect(returnFrom('industry', quote, chosen)?.id).toBe('quote');
  });

  it('does not exist while the step itself is incomplete, or for a page that does not exist', () => {
    const rest = { ...cafe, email: undefined };
    expect(returnFrom('email', quote, rest)).toBeUndefined();
    expect(returnFrom('email', { page: 'nowhere', state: {} }, cafe)).toBeUndefined();
  });
});

describe('the place that a navigation state leads back to', () => {
  it.each([
    [{ returnTo: quote, from: 'quote' }, quote],
    [{ returnTo: { page: 'quote' } }, { page: 'quote', state: {} }],
    [{ returnTo: { page: 7 } }, undefined],
    [{ returnTo: 'quote' }, undefined],
    [null, undefined],
    ['text', undefined],
  ])('%j', (state, expected) => {
    expect(returnToIn(state)).toEqual(expected);
  });
});
