import { describe, expect, it } from 'vitest';
import { ambientAt } from '../../../src/flow/ambient.ts';
import { onboardingFlow as flow } from '../../../src/onboarding/flow.ts';
import { loadStep } from '../../../src/onboarding/step/load-step.ts';
import {
  answersWith,
  changedSections,
  settledAnswers,
} from '../../../src/onboarding/step/settle.ts';
import { stepChecker } from '../../../src/onboarding/step/step-check.ts';
import type { Answers } from '../../../src/flow/types.ts';
import type { JsonObject } from '../../../src/logic/json.ts';

const ambient = ambientAt('2026-11-21');
const cafe: Answers = { businessType: 'food', operatingState: 'Texas' };

async function opened(id: string) {
  const step = flow.step(id);
  if (step === undefined) throw new Error(`The flow has no step ${id}`);
  const module = await loadStep(id);
  const { satisfies } = stepChecker(flow, step, module);
  const place = { flow, step, ambient };
  return {
    typing: (before: Answers, data: JsonObject) => answersWith(place, before, data),
    leaving: (before: Answers, data: JsonObject) =>
      settledAnswers(place, module, satisfies, before, data),
  };
}

describe('while the visitor types', () => {
  it('derived answers follow', async () => {
    const { typing } = await opened('employees');
    const after = typing(cafe, { owners: '2', employees: '3' });
    expect(after['employeesInfo']).toMatchObject({ totalPeople: 5 });
  });

  it('rows of claims beyond the count stay', async () => {
    const { typing } = await opened('past-insurance');
    const rows: JsonObject[] = [{ date: '2025-01-05', value: '1' }, { value: '2' }];
    const after = typing(cafe, { insuranceClaims: true, claimsCount: '1', claimDetails: rows });
    expect(after['pastInsurance']).toMatchObject({ claimDetails: rows });
  });
});

describe('when the visitor leaves', () => {
  it('rows of claims beyond the count go', async () => {
    const { leaving } = await opened('past-insurance');
    const rows: JsonObject[] = [{ date: '2025-01-05', value: '1' }, { value: '2' }];
    const after = leaving(cafe, { insuranceClaims: true, claimsCount: '1', claimDetails: rows });
    expect(after['pastInsurance']).toEqual({
      insuranceClaims: true,
      claimsCount: '1',
      claimDetails: [{ date: '2025-01-05', value: '1' }],
    });
  });

  it('answers to questions that other answers hide go', async () => {
    const { leaving } = await opened('past-insurance');
    const after = leaving(cafe, {
      insuranceClaims: false,
      claimsCount: '2',
      claimDetails: [],
      businessIssues: false,
      selectedIssues: { aware: true },
    });
    expect(after['pastInsurance']).toEqual({ insuranceClaims: false, businessIssues: false });
  });

  it('a declined umbrella has the limit null', async () => {
    const { leaving } = await opened('umbrella-liability');
    const after = leaving(cafe, { include: false, limit: '$1M' });
    expect(after['umbrellaLiability']).toEqual({ include: false, limit: null });
  });
});

it('only sections whose value differs are told of, removed ones as undefined', () => {
  const before = { a: { x: 1 }, b: 2, c: 3 };
  expect(changedSections(before, { a: { x: 1 }, b: 5, d: 4 })).toEqual({
    b: 5,
    c: undefined,
    d: 4,
  });
  expect('c' in changedSections(before, {})).toBe(true);
});
