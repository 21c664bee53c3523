import { describe, expect, it } from 'vitest';
import { ambientAt } from '../../../../src/engine/flow/stored/dates.ts';
import type { Answers } from '../../../../src/engine/flow/types.ts';
import { stepOf } from '../../flow/step-of.ts';
import { flow } from '../onboarding.ts';
import { loadStep } from '../../../../src/engine/pages/step/load-step.ts';
import { isStepValid, stepChecker } from '../../../../src/engine/pages/step/step-check.ts';

async function opened(id: string) {
  const step = stepOf(flow, id);
  const module = await loadStep(step);
  const checker = stepChecker(flow, step, module);
  const valid = (answers: Answers, today = '2026-11-21') =>
    isStepValid(flow, step, module, answers, ambientAt(today));
  return { checker, step, valid };
}

describe('a step is answered and valid', () => {
  it('only with what its schema requires', async () => {
    const { valid } = await opened('email');
    expect(valid({ email: { email: 'a@b.co' } })).toBe(true);
    expect(valid({ email: {} })).toBe(false);
    expect(valid({})).toBe(false);
  });

  it('only with values that its schema accepts', async () => {
    const { valid } = await opened('email');
    expect(valid({ email: { email: 'a at b' } })).toBe(false);
  });

  it('from the answers by section, not from the section alone', async () => {
    const { valid } = await opened('industry');
    expect(valid({ businessType: 'food', operatingState: 'Texas' })).toBe(true);
    expect(valid({ businessType: 'food' })).toBe(false);
  });

  it('only while its rules hold, on the day of the question (D12)', async () => {
    const { valid } = await opened('insurance-start-date');
    const answers = { insuranceStartDate: { date: '2026-11-21' } };
    expect(valid(answers, '2026-11-21')).toBe(true);
    expect(valid(answers, '2026-11-22')).toBe(false);
  });

  it('although there is advice about it', async () => {
    const { valid, checker, step } = await opened('tools-and-equipment');
    const tools = { equipmentCost: '900', hasClaimCircumstances: false, startDate: '2026-12-02' };
    const answers = { toolsAndEquipment: tools, insuranceStartDate: { date: '2026-12-01' } };
    const issues = checker.issues(tools, answers, ambientAt('2026-11-21'));
    expect([step.id, issues.map(({ severity }) => severity)]).toEqual([
      'tools-and-equipment',
      ['advice'],
    ]);
    expect(valid(answers)).toBe(true);
  });
});

it('the check of a loaded step is created once', async () => {
  const { checker } = await opened('email');
  expect((await opened('email')).checker).toBe(checker);
  expect((await opened('industry')).checker).not.toBe(checker);
});
