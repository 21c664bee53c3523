import { describe, expect, it } from 'vitest';
import { next, placeFor, previous, urlOf } from '../../src/engine/flow/navigate.ts';
import { progress, stepCount } from '../../src/engine/flow/progress.ts';
import type { Answers } from '../../src/engine/flow/types.ts';
import { walk } from '../../src/engine/flow/walk.ts';
import { compileOnboarding, source } from './onboarding-flow.ts';

const flow = compileOnboarding();

const builder: Answers = {
  businessType: 'construction',
  operatingState: 'New York',
  email: { email: 'ada@example.com' },
};
const baker: Answers = { ...builder, businessType: 'food', operatingState: 'Ohio' };

/** Decisions D3, D4 and D5: order, saved `currentStep`, first segment in percent. */
const steps: [id: string, savedStep: number, percent: number][] = [
  ['industry', 2, 100 / 21],
  ['construction-types', 3, 200 / 21],
  ['email', 4, 300 / 21],
  ['details', 5, 400 / 21],
  ['recommendation', 6, 500 / 21],
  ['contact-info', 7, 600 / 21],
  ['ownership', 8, 700 / 21],
  ['locations', 9, 800 / 21],
  ['business-locations', 10, 900 / 21],
  ['employees', 12, 1000 / 21],
  ['business-activity', 13, 1100 / 21],
  ['subcontractors', 15, 1200 / 21],
  ['about-your-business', 15, 1300 / 21],
  ['revenue-payroll', 16, 1400 / 21],
  ['subcontractor-coverage', 17, 1500 / 21],
  ['employee-activities', 18, 1600 / 21],
  ['general-contracting', 19, 1700 / 21],
  ['past-insurance', 20, 98],
  ['insurance-start-date', 21, 98],
  ['umbrella-liability', 22, 99],
  ['tools-and-equipment', 23, 99],
];

const url = (place: ReturnType<typeof next>) => place && urlOf(place);

describe('the order of the questions', () => {
  it('is the list of 21 steps of decision D3, then quote and purchase', () => {
    expect(flow.steps.map(({ id }) => id)).toEqual(steps.map(([id]) => id));
    // The last page is the project's own: the papers of the quote.
    expect(source.pages.map(({ id }) => id)).toEqual(['quote', 'purchase', 'quote-papers']);
  });

  it('is the whole list for construction', () => {
    expect(walk(flow, builder).steps).toEqual(flow.steps);
    expect(walk(flow, builder).end).toBe('quote');
  });

  it('skips the trades for every other industry', () => {
    const own = flow.steps.filter(({ id }) => id !== 'construction-types');
    for (const businessType of ['food', 'retail', 'office', 'cleaning', 'other', undefined])
      expect(walk(flow, { ...baker, businessType }).steps).toEqual(own);
  });

  it('has the routes of the specification', () => {
    for (const { id, source: step } of flow.steps)
      expect(step.path).toBe(id === 'industry' ? '/onboarding' : `/onboarding/${id}`);
    expect(flow.page('quote')?.path).toBe('/onboarding/quote');
    expect(flow.page('purchase')?.path).toBe('/onboarding/purchase');
  });
});

describe('the routes of the specification, section 2', () => {
  it('industry leads construction to the trades, with step=2', () => {
    expect(url(next(flow, 'industry', builder))).toBe(
      '/onboarding/construction-types?businessType=construction&state=New+York&step=2',
    );
  });

  it('industry leads everyone else to the e-mail, with step=3', () => {
    expect(url(next(flow, 'industry', baker))).toBe(
      '/onboarding/email?businessType=food&state=Ohio&step=3',
    );
  });

  it('the trades lead to the e-mail, with step=4', () => {
    expect(url(next(flow, 'construction-types', builder))).toBe(
      '/onboarding/email?businessType=construction&state=New+York&step=4',
    );
  });

  it('the e-mail leads to the details, with step=5 and the address', () => {
    expect(url(next(flow, 'email', builder))).toBe(
      '/onboarding/details?businessType=construction&state=New+York&step=5&email=ada%40example.com',
    );
  });

  it('the details lead to the recommendation and hand over in the navigation state', () => {
    expect(next(flow, 'details', builder)).toEqual({
      id: 'recommendation',
      path: '/onboarding/recommendation',
      query: [],
      state: {
        businessType: 'construction',
        operatingState: 'New York',
        email: 'ada@example.com',
      },
    });
  });

  it('both buttons of the recommendation lead to the contact page', () => {
    const ids = flow.step('recommendation')?.actions.map(({ id, set }) => [id, set]);
    expect(ids).toEqual([
      ['continue', { generalLiabilityRecommended: true }],
      ['decline', { generalLiabilityRecommended: false }],
    ]);
    for (const generalLiabilityRecommended of [true, false])
      expect(url(next(flow, 'recommendation', { ...builder, generalLiabilityRecommended }))).toBe(
        '/onboarding/contact-info',
      );
  });

  it('Back from the e-mail leads construction to the trades with step=2', () => {
    expect(url(previous(flow, 'email', builder))).toBe(
      '/onboarding/construction-types?businessType=construction&state=New+York&step=2',
    );
  });

  it('Back from the e-mail leads everyone else to /onboarding', () => {
    expect(url(previous(flow, 'email', baker))).toBe('/onboarding');
  });

  it('Back from the trades leads to /onboarding, and from there nowhere', () => {
    expect(url(previous(flow, 'construction-types', builder))).toBe('/onboarding');
    expect(previous(flow, 'industry', builder)).toBeUndefined();
  });

  it('the later steps lead on by their paths alone', () => {
    for (const [index, [id]] of steps.entries()) {
      if (index < 4) continue;
      const to = steps[index + 1]?.[0] ?? 'quote';
      expect(url(next(flow, id, builder))).toBe(`/onboarding/${to}`);
      expect(url(placeFor(flow, to, builder))).toBe(`/onboarding/${to}`);
    }
  });

  it('a deep link to the trades leads on and back for an industry without trades', () => {
    expect(url(next(flow, 'construction-types', baker))).toBe(
      '/onboarding/email?businessType=food&state=Ohio&step=4',
    );
    expect(url(previous(flow, 'construction-types', baker))).toBe('/onboarding');
  });
});

describe('saving', () => {
  it.each(steps)('%s saves the step number %d', (id, savedStep) => {
    expect(flow.step(id)?.source.savedStep).toBe(savedStep);
  });

  it('keeps the visitor only where the specification says so, with its words', () => {
    const save = (kind: string) =>
      flow.steps.filter((step) => step.source.save?.remote === kind).map(({ id }) => id);
    expect(save('required')).toEqual(['industry', 'construction-types']);
    expect(save('attempt')).toEqual(['email', 'subcontractors', 'subcontractor-coverage']);
    expect(flow.step('industry')?.source.save).toMatchObject({
      failed: 'There was an issue saving your selection. Please try again.',
    });
    expect(flow.step('construction-types')?.source.save).toMatchObject({
      failed: 'There was an error saving your selections. Please try again.',
    });
  });

  it('submits the quote on the last step and nowhere else', () => {
    const submits = flow.steps.filter((step) => step.source.submit === 'quote');
    expect(submits.map(({ id }) => id)).toEqual(['tools-and-equipment']);
    expect(flow.step('tools-and-equipment')?.source.interlude).toBe('preparing-quote');
  });
});

describe('the progress bar', () => {
  it('has the three segments of the common frame', () => {
    expect(source.segments).toEqual([
      { id: 'details', label: 'Business Details', width: 8 },
      { id: 'quote', label: 'Quote', width: 2 },
      { id: 'purchase', label: 'Purchase', width: 2 },
    ]);
  });

  const percents = (id: string) => progress(flow, id).map(({ percent }) => percent);

  it.each(steps)('at %s (saved as %d) fills the first segment to %d percent', (id, _, percent) => {
    const [details, ...others] = percents(id);
    expect(details).toBeCloseTo(percent, 10);
    expect(others).toEqual([0, 0]);
  });

  it.each([
    ['quote', [100, 100, 0]],
    ['purchase', [100, 100, 100]],
  ])('at %s is at %j', (id, expected) => {
    expect(percents(id)).toEqual(expected);
  });

  it('is a different one on the recommendation', () => {
    const own = flow.steps.filter((step) => step.source.ownProgress !== undefined);
    expect(own.map(({ id }) => id)).toEqual(['recommendation']);
    expect(own[0]?.source.ownProgress).toEqual({ percent: 95, text: 'Completion time: 3 min' });
  });

  it('counts 21 steps for construction and 20 for everyone else', () => {
    expect(stepCount(flow, 'industry', builder)).toEqual({ number: 1, of: 21 });
    expect(stepCount(flow, 'email', builder)).toEqual({ number: 3, of: 21 });
    expect(stepCount(flow, 'email', baker)).toEqual({ number: 2, of: 20 });
    expect(stepCount(flow, 'tools-and-equipment', builder)).toEqual({ number: 21, of: 21 });
    expect(stepCount(flow, 'tools-and-equipment', baker)).toEqual({ number: 20, of: 20 });
    expect(stepCount(flow, 'construction-types', baker)).toEqual({ number: 0, of: 20 });
  });
});
