import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from '../../../../src/engine/logic/json.ts';
import {
  clauses,
  contractAmounts,
  contractIn,
  isAsked,
  keptContract,
  NO_CONTRACT,
  shortfalls,
  type Contract,
} from '../../../../src/site/quote/offer/contract.ts';
import { parseLimit } from '../../../../src/site/quote/offer/money.ts';
import { findPlan, plansOf } from '../../../../src/site/quote/offer/plans.ts';
import { knownCatalogs } from './known-catalogs.ts';

/** `1M/2M +waiver`: per claim, per year, clauses; `-` asks for no limit. */
function contractOf(text: string): Contract {
  const [limits = '', ...asked] = text.split(' +');
  const [perIncident = '-', perYear = '-'] = limits.split('/');
  return {
    ...(perIncident !== '-' && { perIncident: `$${perIncident}` }),
    ...(perYear !== '-' && { perYear: `$${perYear}` }),
    clauses: asked,
  };
}

/** The shortfalls: `claim`, `year` and ids of clauses. */
const shortIn = (planId: string, text: string) => {
  const plan = findPlan(knownCatalogs.plans, planId);
  return (
    plan &&
    shortfalls(plan, contractOf(text)).map((one) =>
      one.kind === 'clause' ? one.id : { perIncident: 'claim', perYear: 'year' }[one.limit],
    )
  );
};

describe('a plan meets a contract or lists its shortfalls', () => {
  it.each([
    ['basic', '-/-', []],
    ['basic', '300K/-', []],
    ['basic', '500K/500K', []],
    ['basic', '1M/-', []],
    ['basic', '1M/1M', []],
    ['basic', '1M/2M', ['year']],
    ['basic', '2M/-', ['claim']],
    ['basic', '2M/2M', ['claim', 'year']],
    ['basic', '3M/5M', ['claim', 'year']],
    ['basic', '1M/1M +additional-insured', []],
    ['basic', '1M/1M +waiver', ['waiver']],
    ['basic', '1M/2M +primary', ['year', 'primary']],
    ['premier', '1M/1M', []],
    ['premier', '500K/1M', []],
    ['premier', '1M/2M', ['year']],
    ['premier', '2M/1M', ['claim']],
    ['premier', '2M/2M +additional-insured', ['claim', 'year']],
    ['premier', '-/- +additional-insured', []],
    ['premier', '-/- +waiver +primary', ['waiver', 'primary']],
    ['premier', '-/3M +waiver', ['year', 'waiver']],
    ['deluxe', '1M/1M', []],
    ['deluxe', '1M/2M', []],
    ['deluxe', '2M/2M', []],
    ['deluxe', '2M/2M +additional-insured', []],
    ['deluxe', '2M/3M', ['year']],
    ['deluxe', '3M/2M', ['claim']],
    [
      'deluxe',
      '5M/5M +additional-insured +waiver +primary',
      ['claim', 'year', 'waiver', 'primary'],
    ],
    ['deluxe', '-/- +primary', ['primary']],
  ])('%s against %s', (plan, contract, short) => {
    expect(shortIn(plan, contract)).toEqual(short);
  });

  it('names the required and the actual limit', () => {
    const basic = plansOf(knownCatalogs.plans).find(({ id }) => id === 'basic');
    expect(basic && shortfalls(basic, contractOf('2M/-'))).toEqual([
      { kind: 'limit', limit: 'perIncident', asked: '$2M', has: '$1M' },
    ]);
  });
});

const contracts = fc.record({
  perIncident: fc.constantFrom(...contractAmounts),
  perYear: fc.constantFrom(...contractAmounts),
  clauses: fc.subarray(clauses.map(({ id }) => id)),
});

describe('shortfalls', () => {
  it('never grow when a contract asks for less', () => {
    fc.assert(
      fc.property(contracts, fc.constantFrom(...plansOf(knownCatalogs.plans)), (contract, plan) => {
        const fewer = { ...contract, clauses: contract.clauses.slice(1) };
        expect(shortfalls(plan, fewer).length).toBeLessThanOrEqual(
          shortfalls(plan, contract).length,
        );
        expect(shortfalls(plan, NO_CONTRACT)).toEqual([]);
      }),
    );
  });

  it('do not grow when a plan has higher limits', () => {
    const byLimit = plansOf(knownCatalogs.plans).toSorted(
      (a, b) =>
        (parseLimit(a.limits.liability.perIncident) ?? 0) -
        (parseLimit(b.limits.liability.perIncident) ?? 0),
    );
    fc.assert(
      fc.property(contracts, (contract) => {
        const counts = byLimit.map((plan) => shortfalls(plan, contract).length);
        expect(counts).toEqual(counts.toSorted((a, b) => b - a));
      }),
    );
  });
});

describe('contractIn', () => {
  it('reads back every possible contract', () => {
    fc.assert(
      fc.property(contracts, (contract) => {
        const kept = JSON.stringify(keptContract(contract) ?? null);
        expect(contractIn(JSON.parse(kept))).toEqual(contract);
      }),
    );
  });

  it.each<Json | undefined>([
    undefined,
    null,
    'contract',
    [],
    {},
    { perIncident: '$7M', perYear: 12, clauses: 'waiver' },
    { clauses: ['__proto__', 'unknown', 7] },
  ])('reads no contract from %j', (json) => {
    expect(contractIn(json)).toEqual(NO_CONTRACT);
    expect(isAsked(contractIn(json))).toBe(false);
  });

  it('can write and read every amount', () => {
    expect(contractAmounts.filter((amount) => parseLimit(amount) === undefined)).toEqual([]);
  });
});
