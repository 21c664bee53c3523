import { describe, expect, it } from 'vitest';
import brand from '../../schemas/catalog/brand.json' with { type: 'json' };
import fraud from '../../schemas/catalog/fraud-statements.json' with { type: 'json' };
import payment from '../../schemas/catalog/payment.json' with { type: 'json' };
import planExclusions from '../../schemas/catalog/plan-exclusions.json' with { type: 'json' };
import plans from '../../schemas/catalog/plans.json' with { type: 'json' };
import states from '../../schemas/catalog/states.json' with { type: 'json' };
import { feesIn } from '../../src/site/quote/offer/payment-fee.ts';
import { plansOf } from '../../src/site/quote/offer/plans.ts';
import { fill } from '../../src/engine/logic/text-syntax.ts';

const shownPlans = plansOf(plans);
const notIncluded = {
  perIncident: 'Not included',
  perYear: 'Not included',
  deductible: 'Not included',
};
const limits = (amount: string) => ({ perIncident: amount, perYear: amount, deductible: '$0' });

describe('plans', () => {
  it.each([
    ['basic', 'Basic', '293.84', false, limits('$1M'), notIncluded],
    ['premier', 'Premier', '440.84', true, limits('$1M'), limits('$10K')],
    ['deluxe', 'Deluxe', '498.67', false, limits('$2M'), limits('$20K')],
  ])(
    '%s has the price and limits of the specification',
    (id, name, price, recommended, liability, professionalLiability) => {
      expect(plans.entries.find((entry) => entry.id === id)?.price).toBe(price);
      const plan = shownPlans.find((entry) => entry.id === id);
      expect(plan).toMatchObject({ name, recommended });
      expect(plan?.limits).toEqual({ liability, professionalLiability });
    },
  );

  it('are in the order Basic, Premier, Deluxe, with the recommended one preselected', () => {
    expect(plans.entries.map(({ id }) => id)).toEqual(['basic', 'premier', 'deluxe']);
    expect(plans.entries.filter(({ recommended }) => recommended).map(({ id }) => id)).toEqual([
      plans.default,
    ]);
  });

  it('default to Premier at 121.24 with the sample date when none is passed', () => {
    expect(plans.fallback).toEqual({
      plan: 'premier',
      price: '121.24',
      firstAutomaticPayment: '2025-05-26',
    });
  });

  it.each(shownPlans)(
    '$id has the same limits in its features and card as in its limits',
    (plan) => {
      const { liability, professionalLiability } = plan.limits;
      const shown = plan.features.map(({ name, value }) => [name, value]);
      expect(shown.slice(0, 4)).toEqual([
        ['General liability, per claim', liability.perIncident],
        ['General liability, per year', liability.perYear],
        ['Professional liability', professionalLiability.perIncident],
        ['Deductible', liability.deductible],
      ]);
      expect(plan.card.coverageLimit).toBe(liability.perIncident);
    },
  );

  it.each(shownPlans)(
    '$id includes professional liability as a feature exactly where its limits do',
    (plan) => {
      const insured = plan.limits.professionalLiability.perIncident !== 'Not included';
      const feature = plan.features.find(({ name }) => name === 'Professional liability');
      expect(feature?.included).toBe(insured);
      const covered = plan.whatsCovered.some(({ title }) => title.startsWith('Professional'));
      expect(covered).toBe(insured);
    },
  );

  it.each(shownPlans)(
    '$id lists the fixed exclusions first among what it does not cover',
    (plan) => {
      const fixed = planExclusions.entries.map(({ label }) => label);
      expect(plan.whatsNotCovered.slice(0, fixed.length)).toEqual(fixed);
      expect(plan.whatsNotCovered.length).toBeGreaterThan(fixed.length);
    },
  );

  it('explain themselves with three or four examples and five or six covers', () => {
    const sizes = shownPlans.map(({ coverageExamples, whatsCovered }) => [
      coverageExamples.length,
      whatsCovered.length,
    ]);
    expect(sizes).toEqual([
      [3, 5],
      [4, 6],
      [4, 6],
    ]);
  });

  it('take the name of the carrier from the brand', () => {
    expect(shownPlans.map(({ card }) => card.carrier)).toEqual(shownPlans.map(() => brand.carrier));
    expect(brand.carrier).toBe('Lakefront Mutual (sample carrier)');
    expect(JSON.stringify(plans)).not.toContain(brand.carrier);
  });

  it('have each figure in one place: no text of the catalog spells out a limit or a price', () => {
    const { entries: _entries, fallback: _fallback, ...texts } = plans;
    const amounts = JSON.stringify(texts).match(/\$\d[\d.,]*[KM]?/g);
    // Amounts of an example are the example's own.
    expect(amounts).toEqual(['$1.6M']);
    expect(
      shownPlans.flatMap(
        ({ whatsCovered, whatsNotCovered, coverageExamples, features }) =>
          JSON.stringify([whatsCovered, whatsNotCovered, coverageExamples, features]).match(
            /\{\w+\}/g,
          ) ?? [],
      ),
    ).toEqual([]);
  });
});

describe('payment', () => {
  it('adds $2.43 for a card, labeled 1.99%, and nothing for a bank account', () => {
    expect(payment.methods.map(({ id, feeCents }) => [id, feeCents])).toEqual([
      ['card', 243],
      ['bank', 0],
    ]);
    const card = payment.methods.find(({ id }) => id === 'card');
    expect(card?.feePercent).toBe('1.99');
    expect(card?.feeLabel).not.toMatch(/\d/);
    expect(feesIn(payment, 'Texas')[0]?.feeLabel).toBe('Card transaction fee (1.99%)');
  });

  it('charges no fee for debit cards, which no state allows', () => {
    const charged = payment.methods.filter(({ feeCents }) => feeCents > 0);
    expect(charged.map(({ label }) => label).filter((label) => /debit/i.test(label))).toEqual([]);
  });

  it('charges no card fee in the states that ban one', () => {
    expect(payment.feeFreeStates.states).toEqual(['Connecticut', 'Maine', 'Massachusetts']);
    const known = states.entries.map(({ id }) => id);
    expect(known).toEqual(expect.arrayContaining(payment.feeFreeStates.states));
  });

  it('words the schedule and the cancellation as specified', () => {
    const places = { count: plans.payments.automatic, date: 'May 26, 2025' };
    expect(fill(payment.schedule, places)).toBe(
      'Then 11 monthly automatic payments starting on May 26, 2025.',
    );
    expect(payment.schedule).not.toMatch(/\d/);
    expect(payment.cancel).toBe('Cancel online at any time for a prorated refund.');
    expect(payment.currency).toBe('USD');
  });

  it('says that nothing is sold, before and after the purchase', () => {
    for (const text of [payment.demoNotice, payment.done]) {
      expect(text).toMatch(/no payment (is|was) taken and no policy (is|was) issued/i);
    }
  });

  it('makes no consent a condition of the purchase and versions each one', () => {
    expect(payment.consents.map(({ id, required }) => [id, required])).toEqual([
      ['electronic-delivery', false],
    ]);
    expect(payment.consents.filter(({ version }) => version === '')).toEqual([]);
  });
});

describe('fraud statements', () => {
  it('have a text and a legal source for Florida and New York, and a default', () => {
    expect(Object.keys(fraud.states)).toEqual(['Florida', 'New York']);
    expect(Object.keys(fraud.sources)).toEqual(Object.keys(fraud.states));
    expect(fraud.default.length).toBeGreaterThan(100);
  });

  it('are kept under names that the state question stores', () => {
    const known = new Set(states.entries.map(({ id }) => id));
    expect(Object.keys(fraud.states).filter((state) => !known.has(state))).toEqual([]);
  });

  it('include the penalties that the statutes require', () => {
    expect(fraud.states.Florida).toMatch(/guilty of a felony of the third degree\.$/);
    expect(fraud.states['New York']).toContain('civil penalty not to exceed five thousand dollars');
  });
});

describe('the brand', () => {
  it('has the decided name, town and year', () => {
    expect(brand).toMatchObject({ name: 'Plumbline', foundedIn: 'Chicago', copyrightYear: 2025 });
  });

  it('uses reserved fictional numbers, dialed as they are shown', () => {
    expect([brand.salesPhone.display, brand.claimsPhone.display]).toEqual([
      '(312) 555-0142',
      '(312) 555-0188',
    ]);
    for (const { display, tel } of [brand.salesPhone, brand.claimsPhone]) {
      expect(tel).toBe(`+1${display.replaceAll(/\D/g, '')}`);
    }
  });

  it('invents no license number', () => {
    expect(brand.license).not.toMatch(/\d/);
  });
});
