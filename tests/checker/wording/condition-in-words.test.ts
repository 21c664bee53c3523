import { describe, expect, test } from 'vitest';
import type { Json } from '../../../src/engine/logic/json.ts';
import { buildModel } from '../../../src/checker/model/model.ts';
import { conditionInWords, valueInWords } from '../../../src/checker/wording/condition-in-words.ts';
import { vocabularyOf } from '../../../src/checker/wording/vocabulary.ts';
import { questionnaire } from '../../fixtures/questionnaire.ts';

const words = vocabularyOf(buildModel(questionnaire('tiny')));
const kind = { var: 'kind' };
const age = { var: 'person.age' };
const day = { var: 'day.date' };

describe('a condition reads as a sentence', () => {
  test.each<[Json, string]>([
    [{ '==': [kind, 'craft'] }, '"Your kind of business" is "Craft"'],
    [{ '==': ['craft', kind] }, '"Your kind of business" is "Craft"'],
    [{ '!=': [kind, 'craft'] }, '"Your kind of business" is not "Craft"'],
    [{ condition: 'isCraft' }, '"Your kind of business" is "Craft"'],
    [{ '!': [{ condition: 'isCraft' }] }, '"Your kind of business" is not "Craft"'],
    [{ condition: 'nobodyKnows' }, '"nobodyKnows"'],
    [{ condition: 'hasPartner' }, '"Do you have a partner?" is "Yes"'],
    [{ '<': [age, 21] }, '"Age" is less than 21'],
    [{ '!': [{ '<': [age, 21] }] }, '"Age" is at least 21'],
    [{ '>=': [{ firstOf: [age, 0] }, 65] }, '"Age", else 0 is at least 65'],
    [{ '<=': [day, { var: '$today' }] }, '"First day" is on or before today'],
    [
      { '>': [day, { addDays: [{ var: '$today' }, 30] }] },
      '"First day" is after 30 days after today',
    ],
    [{ in: [kind, ['craft', 'farm']] }, '"Your kind of business" is "Craft" or "Farm"'],
    [{ in: ['Advice', { var: 'jobs' }] }, '"Jobs" includes "Advice"'],
    [{ '!': [{ in: ['Advice', { var: 'jobs' }] }] }, '"Jobs" does not include "Advice"'],
    [{ answered: 'person.name' }, '"Name" is answered'],
    [{ '!': [{ answered: 'person.name' }] }, '"Name" is not answered'],
    [{ '>': [{ count: [{ var: 'jobs' }] }, 1] }, 'the number of "Jobs" is more than 1'],
    [
      { and: [{ answered: 'person.name' }, { or: [{ '<': [age, 21] }, { '>': [age, 65] }] }] },
      '"Name" is answered and ("Age" is less than 21 or "Age" is more than 65)',
    ],
    [
      { '!': [{ and: [{ answered: 'person.name' }, { '<': [age, 21] }] }] },
      '"Name" is not answered or "Age" is at least 21',
    ],
    [
      { all: [{ var: 'shares' }, { '>': [{ var: 'percentage' }, 0] }] },
      'for every item of "Shares" "shares.*.percentage" is more than 0',
    ],
    [true, 'in any case'],
    [false, 'never'],
  ])('%j', (condition, said) => {
    expect(conditionInWords(condition, words)).toBe(said);
  });
});

describe('a value reads as a noun', () => {
  test.each<[Json, string]>([
    [{ var: '$today' }, 'today'],
    ['text', '"text"'],
    [{ '+': [age, 1] }, '"Age" plus 1'],
    [{ '*': [age, 12] }, '"Age" times 12'],
    [{ '*': [{ '+': [age, 1] }, 12] }, '("Age" plus 1) times 12'],
    [{ sum: [{ var: 'shares' }, 'percentage'] }, 'the total of "shares.*.percentage" in "Shares"'],
    [
      { lookup: ['activities', { var: 'crafts' }, 'activities'] },
      'the "activities" of "Crafts" in the catalog activities',
    ],
    [{ if: [{ condition: 'isCraft' }, 1, 2] }, '1 if "Your kind of business" is "Craft", else 2'],
    [{ upper: [{ var: 'person.name' }] }, 'upper of "Name"'],
  ])('%j', (value, said) => {
    expect(valueInWords(value, words)).toBe(said);
  });
});
