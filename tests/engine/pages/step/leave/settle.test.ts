import { describe, expect, it } from 'vitest';
import { ambientAt } from '../../../../../src/engine/flow/stored/dates.ts';
import type { Answers } from '../../../../../src/engine/flow/types.ts';
import { activeAnswers } from '../../../../../src/engine/flow/walk.ts';
import type { JsonObject } from '../../../../../src/engine/logic/json.ts';
import { onboarding, flow } from '../../onboarding.ts';
import { draftPolicy } from '../../../../../src/engine/pages/policy.ts';
import { leavingAnswers } from '../../../../../src/engine/pages/step/leave/settle.ts';

const ambient = ambientAt('2026-11-21');
const cafe: Answers = { businessType: 'food', operatingState: 'Texas' };

function stepOf(id: string) {
  const step = flow.step(id);
  if (step === undefined) throw new Error(`The flow has no step ${id}`);
  return step;
}

const leaving = (id: string, data: JsonObject) =>
  leavingAnswers({ flow, step: stepOf(id), ambient }, cafe, data);

/** The answers that are active and sent. */
const counted = (answers: Answers) => activeAnswers(flow, answers, ambient);

describe('while the visitor types', () => {
  const { derive } = draftPolicy(onboarding, () => new Date(2026, 10, 21));
  const typing = (id: string, section: string, data: JsonObject) =>
    derive?.(cafe, { ...cafe, [section]: data }, { open: id });

  it('derived answers follow', () => {
    const after = typing('employees', 'employeesInfo', { owners: '2', employees: '3' });
    expect(after?.['employeesInfo']).toMatchObject({ totalPeople: 5 });
  });

  it('rows of claims beyond the count are kept', () => {
    const rows: JsonObject[] = [{ date: '2025-01-05', value: '1' }, { value: '2' }];
    const claims = { insuranceClaims: true, claimsCount: '1', claimDetails: rows };
    const after = typing('past-insurance', 'pastInsurance', claims);
    expect(after?.['pastInsurance']).toMatchObject({ claimDetails: rows });
  });
});

describe('when the visitor leaves', () => {
  it('rows of claims beyond the count are removed', () => {
    const rows: JsonObject[] = [{ date: '2025-01-05', value: '1' }, { value: '2' }];
    const claims = { insuranceClaims: true, claimsCount: '1', claimDetails: rows };
    expect(leaving('past-insurance', claims)['pastInsurance']).toEqual({
      insuranceClaims: true,
      claimsCount: '1',
      claimDetails: [{ date: '2025-01-05', value: '1' }],
    });
  });

  it('answers to questions hidden by other answers are kept, and count nowhere (D37)', () => {
    const all: JsonObject = {
      insuranceClaims: false,
      claimsCount: '2',
      claimDetails: [{ date: '2025-01-05', value: '1' }, { value: '2' }],
      businessIssues: false,
      selectedIssues: { aware: true },
    };
    const after = leaving('past-insurance', all);
    expect(after['pastInsurance']).toEqual(all);
    expect(counted(after)['pastInsurance']).toEqual({
      insuranceClaims: false,
      businessIssues: false,
    });
    expect(counted(leaving('past-insurance', { ...all, insuranceClaims: true }))).toMatchObject({
      pastInsurance: { claimsCount: '2', claimDetails: all['claimDetails'] },
    });
  });

  it('a declined umbrella counts with the limit null, and keeps the previous choice', () => {
    const after = leaving('umbrella-liability', { include: false, limit: '$1M' });
    expect(counted(after)['umbrellaLiability']).toEqual({ include: false, limit: null });
    expect(after['umbrellaLiability']).toEqual({ include: false, limit: '$1M' });
  });
});
