import { describe, expect, it } from 'vitest';
import {
  addRule,
  formRules,
  removeRule,
  setRule,
  withGuards,
  withoutGuards,
} from '../../../../src/studio/edits/step/rules.ts';
import { questionnaire } from '../../../fixtures/questionnaire.ts';
import { file, findings } from './edited.ts';

const SCHOOL = questionnaire('dance-school');
const AFTER = { '>': [{ var: 'course.until' }, { var: 'course.from' }] };

describe('the rules of a step', () => {
  it('ask for what must hold once the answers are there', () => {
    expect(formRules(SCHOOL, 'first-lesson')).toEqual([
      {
        id: 'not-past',
        at: '/from',
        message: 'The first lesson cannot be in the past',
        isAdvice: false,
        holds: { '>=': [{ var: 'course.from' }, { var: '$today' }] },
      },
      expect.objectContaining({
        holds: { '>=': [{ var: 'course.until' }, { var: 'course.from' }] },
      }),
    ]);
  });

  it('still wait for the answers after an edit', () => {
    const or = { or: [AFTER, { '==': [{ var: 'course.kind' }, 'x'] }] };
    for (const holds of [AFTER, or, { and: [AFTER, or] }]) {
      expect(withoutGuards(withGuards(holds))).toEqual(holds);
    }
    // This rule also requires an answer, so it is shown as written.
    const asks = { or: [{ '!': [{ answered: 'course.other' }] }, AFTER] };
    expect(withoutGuards(asks)).toEqual(asks);
  });

  it('can be changed part by part', () => {
    const other = setRule(SCHOOL, 'first-lesson', 1, {
      holds: AFTER,
      message: 'One day at least',
      isAdvice: true,
      at: '/from',
    });
    expect(formRules(other, 'first-lesson')[1]).toEqual({
      id: 'in-order',
      at: '/from',
      message: 'One day at least',
      isAdvice: true,
      holds: AFTER,
    });
    expect(findings(other)).toEqual([]);
    const strict = setRule(other, 'first-lesson', 1, { isAdvice: false });
    expect(file(strict, 'first-lesson', 'rules')).not.toHaveProperty('rules.1.severity');
  });

  it('are created with their file, and removed with it', () => {
    const rule = {
      at: '/partnerName',
      message: 'Not you',
      isAdvice: true,
      holds: { answered: 'partner.partnerName' },
    };
    const added = addRule(SCHOOL, 'partner', rule);
    expect(formRules(added, 'partner')).toEqual([{ id: 'rule-1', ...rule }]);
    expect(findings(added)).toEqual([]);
    const two = addRule(added, 'partner', rule);
    expect(formRules(two, 'partner').map(({ id }) => id)).toEqual(['rule-1', 'rule-2']);
    expect(removeRule(removeRule(two, 'partner', 0), 'partner', 0)).toEqual(SCHOOL);
  });
});
