import { describe, expect, it } from 'vitest';
import { notice } from '../../../src/engine/draft/texts.ts';
import type { AnswerConflict } from '../../../src/engine/draft/types.ts';
import type { Json } from '../../../src/engine/logic/json.ts';
import { conflictInWords } from '../../../src/engine/pages/conflict-in-words.ts';
import { carpenterAnswers } from '../../browser/funnel/carpenter.ts';
import { flow } from './onboarding.ts';

const plain = notice('damaged');

const told = async (at: string, kept: Json | undefined, other: Json | undefined) => {
  const [section = '', ...path] = at.split('.');
  const conflict: AnswerConflict = { section, path, kept, other };
  return (await conflictInWords(flow, carpenterAnswers, plain, conflict)).text;
};

describe('two answers in conflict', () => {
  const nextYear = new Date().getFullYear() + 1;
  const OTHER_TRADE = [{ id: 'painting', name: 'Painting', ncciCode: '5474' }];

  it.each<[string, Json | undefined, Json | undefined, string[]]>([
    ['operatingState', 'Texas', undefined, ['Texas', 'no answer']],
    ['employeeActivities.workType', 'general-contractor', 'subcontractor', ['General contractor']],
    ['insuranceStartDate.date', `${nextYear}-12-31`, `${nextYear}-11-05`, [`11/05/${nextYear}`]],
    ['toolsAndEquipment.equipmentCost', '12500.5', '900', ['$12,500.50', '$900']],
    ['pastInsurance.claimDetails.0.date', '2025-01-05', '2025-02-06', ['02/06/2025, $1,500']],
    ['umbrellaLiability.include', true, false, ['Yes', 'No']],
    ['constructionTypes', carpenterAnswers['constructionTypes'], OTHER_TRADE, ['Painting']],
  ])('at %s are worded as in the review', async (at, kept, other, words) => {
    const text = await told(at, kept, other);
    for (const word of words) expect(text).toContain(word);
    expect(text).not.toMatch(/[{}]|\w-\w+-|\d{4}-\d\d|general-contractor|\bpainting\b/);
  });

  it('are named with the question that asks for them', async () => {
    expect(await told('operatingState', 'Texas', 'Ohio')).toBe(
      '“State where you do most of your work” was answered here and in another tab or on another device. We kept the newer answer: Texas. The other one was: Ohio.',
    );
  });

  it('that no question shows are not named', async () => {
    expect(await told('nobody', 'a', 'b')).toBe(plain.text);
    expect(await told('operatingState', 'Texas', 'Texas')).toBe(plain.text);
  });
});
