import { describe, expect, it } from 'vitest';
import { ambientAt } from '../../../../../src/engine/flow/stored/dates.ts';
import type { Answers } from '../../../../../src/engine/flow/types.ts';
import type { Place } from '../../../../../src/engine/flow/navigate.ts';
import { activeAnswers } from '../../../../../src/engine/flow/walk.ts';
import type { JsonObject } from '../../../../../src/engine/logic/json.ts';
import { carpenterAnswers } from '../../../../browser/funnel/carpenter.ts';
import { onboarding, flow } from '../../onboarding.ts';
import { draftPolicy } from '../../../../../src/engine/pages/policy.ts';
import {
  leavingAnswers,
  planLeave,
  wayOn,
} from '../../../../../src/engine/pages/step/leave/plan-leave.ts';
import type { StepChecker } from '../../../../../src/engine/pages/step/step-check.ts';

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

describe('a press of Continue', () => {
  const at = '2026-11-21T10:00:00.000Z';
  const agreeing: StepChecker['issues'] = () => [];
  const pressed = (id: string, entered: JsonObject, check = agreeing, toConfirm = ['email']) => {
    const here = { flow, step: stepOf(id), ambient };
    const press = { action: { id: 'continue', label: 'Continue' }, entered, at };
    return planLeave(here, { answers: cafe, toConfirm }, press, check);
  };

  it('is refused with the errors of what was entered, and with nothing that only advises', () => {
    const issue = { at: '/zip', message: 'Enter five digits.', code: 'pattern' } as const;
    const check: StepChecker['issues'] = (data) => [
      { ...issue, severity: 'error', message: `not ${JSON.stringify(data['zip'])}` },
      { ...issue, severity: 'advice' },
    ];
    expect(pressed('contact-info', { zip: '1' }, check)).toEqual({
      errors: [{ ...issue, severity: 'error', message: 'not "1"' }],
    });
  });

  it('leaves with advice', () => {
    const advice: StepChecker['issues'] = () => [
      { at: '/zip', message: 'Is that right?', severity: 'advice', code: 'rule' },
    ];
    expect(pressed('contact-info', { zip: '1' }, advice)).toMatchObject({
      answers: { ...cafe, contactInfo: { zip: '1' } },
    });
  });

  it('keeps the steps that have to be reviewed, without the one that was', () => {
    expect(pressed('contact-info', {})).toMatchObject({ toConfirm: ['email'] });
    expect(pressed('email', { email: 'a@b.com' })).toMatchObject({ toConfirm: [] });
  });

  it('names the page that is submitted for, on the step that submits', () => {
    const last = flow.steps.find(({ source }) => source.submit !== undefined);
    const page = last?.source.submit;
    expect(page).toBeDefined();
    expect(pressed(last?.id ?? '', {})).toMatchObject({ submitsFor: { id: page } });
    expect(pressed('email', {})).toMatchObject({ submitsFor: undefined });
  });
});

describe('the way on', () => {
  const exit = { answers: carpenterAnswers, toConfirm: [] };
  const gap: Place = { id: 'industry', path: '/onboarding/industry', query: [], state: {} };
  const from = (id: string, state: unknown, missing?: Place) =>
    wayOn({ flow, step: stepOf(id), ambient }, state, exit, missing)?.id;
  const returning = { returnTo: { page: 'quote', state: {} } };

  it.each([
    ['the next step', null, undefined, 'details'],
    ['the page that sent the visitor here', returning, undefined, 'quote'],
    [
      'the next step, if that page does not exist',
      { returnTo: { page: 'x' } },
      undefined,
      'details',
    ],
    ['the gap before anything else', returning, gap, 'industry'],
  ])('is %s', (_what, state, missing, expected) => {
    expect(from('email', state, missing)).toBe(expected);
  });
});
