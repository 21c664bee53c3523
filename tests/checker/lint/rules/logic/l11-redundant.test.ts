import { expect, test } from 'vitest';
import { stepPlace, defaultTarget } from '../../step-place.ts';
import { applyAll } from '../../../../../src/checker/project/edit.ts';
import { questionnaire } from '../../../../fixtures/questionnaire.ts';
import { l11 } from '../../../../../src/checker/lint/rules/logic/outcomes.ts';
import { l7 } from '../../../../../src/checker/lint/rules/logic/reads.ts';
import { lint } from '../../../../../src/checker/lint/run.ts';
import type { Json } from '../../../../../src/engine/logic/json.ts';

const FLOW = 'flows/crew.json';
const texts = questionnaire('crew');
const EXPERIENCED = { '>': [{ var: 'revenueAndPayroll.yearsOfExperience' }, 5] };

/** Codes of the findings for a transition with this condition after revenue and payroll. */
function found(condition: Json): string[] {
  const guarded = applyAll(texts, [
    { file: FLOW, set: '/conditions/guarded', to: condition },
    {
      file: FLOW,
      insert: `${stepPlace(texts, 'revenue-payroll')}/next/0`,
      to: {
        when: 'guarded',
        to: defaultTarget(texts, 'revenue-payroll'),
        query: { experienced: true },
      },
    },
  ]);
  return lint(guarded, [l7, l11]).map(({ code }) => code);
}

test('the presence check that L7 advises is not redundant', () => {
  const answered = { answered: 'revenueAndPayroll.yearsOfExperience' };
  expect(found(EXPERIENCED)).toEqual(['L7']);
  expect(found({ and: [answered, EXPERIENCED] })).toEqual([]);
  expect(found({ '>': [{ firstOf: [EXPERIENCED['>'][0] ?? null, 0] }, 5] })).toEqual([]);
});

test('checking for an answer that everyone gives is redundant', () => {
  const answered = { answered: 'businessType' };
  const isFood = { '==': [{ var: 'businessType' }, 'shop'] };
  expect(found({ and: [answered, isFood] })).toEqual(['L11']);
});

const FIELD = { var: 'revenueAndPayroll.yearsOfExperience' };
const isFew = { '<': [FIELD, 9] };
const isGiven = { answered: 'revenueAndPayroll.yearsOfExperience' };
const isShop = { '==': [{ var: 'businessType' }, 'shop'] };

test.each<[string, Json[]]>([
  ['a question that some are asked and one that all are', [EXPERIENCED, isShop]],
  ['two of one question', [EXPERIENCED, isFew]],
  ['a comparison and whether there is an answer', [EXPERIENCED, isGiven]],
  ['all three', [EXPERIENCED, isShop, isGiven]],
])('the order of conditions decides nothing: %s', (_, conditions) => {
  for (const joined of ['and', 'or'] as const) {
    const reversed = conditions.toReversed();
    expect(found({ [joined]: conditions })).toEqual(found({ [joined]: reversed }));
  }
});
