import { describe, expect, it } from 'vitest';
import { conditionInWords } from '../../../../src/checker/wording/condition-in-words.ts';
import { compileCondition } from '../../../../src/engine/logic/expressions/evaluate.ts';
import type { Expression } from '../../../../src/engine/logic/expressions/expression.ts';
import { isObject, type Json } from '../../../../src/engine/logic/json.ts';
import { parseExpression } from '../../../../src/engine/logic/expressions/parse.ts';
import { comparison, comparisonNames } from '../../../../src/studio/edits/condition/comparisons.ts';
import {
  answerTo,
  expressionOf,
  pickedFrom,
  type Picked,
} from '../../../../src/studio/edits/condition/picked.ts';
import {
  askedBefore,
  askedUntil,
  questionsIn,
  type AskedQuestion,
  type QuestionKind,
} from '../../../../src/studio/edits/condition/questions.ts';
import {
  expressionOfTest,
  testOfExpression,
} from '../../../../src/studio/edits/condition/schema-test.ts';
import { readProject } from '../../../../src/server/project/files.ts';
import { questionnaire } from '../../../fixtures/questionnaire.ts';

const SHIPPED = readProject('.');
const FLOW = 'flows/onboarding.json';
const questions = questionsIn(SHIPPED, FLOW);
const { asked, words } = questions;
const read = (path: string) => JSON.parse(SHIPPED.get(path) ?? '{}') as Record<string, Json>;

describe('the questions that a condition can be about', () => {
  it('are those of all steps in order, with what they can be compared with', () => {
    const [first] = asked;
    expect(first).toMatchObject({ path: 'businessType', step: 'industry', kind: 'choice' });
    expect(first?.choices).toContainEqual({ value: 'construction', label: 'Construction' });
    const claims = asked.find(({ path }) => path === 'pastInsurance.insuranceClaims');
    expect(claims).toMatchObject({
      kind: 'yesNo',
      label: expect.stringContaining('in the past three years'),
      choices: [
        { value: true, label: 'Yes' },
        { value: false, label: 'No' },
      ],
    });
    expect(asked.some(({ path }) => path.includes('*'))).toBe(false);
  });

  it('are those before a step, if only earlier answers may be read', () => {
    const before = askedBefore(questions, 'email').asked;
    expect(before.map(({ step }) => step)).not.toContain('email');
    expect(before.length).toBeGreaterThan(0);
  });

  it('are never those of a later step, even if a step cannot be read', () => {
    const broken = new Map(SHIPPED).set('schemas/email/schema.json', '{');
    const read = questionsIn(broken, FLOW);
    const placesOf = (of: typeof read) => of.asked.map(({ step }) => of.steps.indexOf(step));
    for (const [place, step] of read.steps.entries()) {
      expect(Math.max(-1, ...placesOf(askedBefore(read, step)))).toBeLessThan(place);
      expect(Math.max(-1, ...placesOf(askedUntil(read, step)))).toBeLessThanOrEqual(place);
    }
    expect(read.asked.map(({ step }) => step)).not.toContain('email');
  });

  it('omit a step whose files are broken', () => {
    const broken = new Map([...SHIPPED, ['schemas/industry/schema.json', '{ "properties": []']]);
    const left = questionsIn(broken, FLOW).asked;
    expect(left.some(({ step }) => step === 'industry')).toBe(false);
    expect(left.some(({ step }) => step === 'ownership')).toBe(true);
  });
});

describe('a condition as pickers show it', () => {
  const conditions = Object.entries(
    isObject(read(FLOW)['conditions']) ? (read(FLOW)['conditions'] ?? {}) : {},
  );

  it.each(conditions)('"%s" of the site is written back unchanged', (_name, condition) => {
    expect(expressionOf(pickedFrom(condition, asked), asked)).toEqual(condition);
  });

  it('has a picker for each part that pickers can express, and keeps the others', () => {
    const known: Expression = { '==': [{ var: 'umbrellaLiability.include' }, true] };
    const other: Expression = { '>': [{ count: [{ value: 'performedActivities' }] }, 0] };
    expect(pickedFrom({ or: [known, other] }, asked)).toEqual({
      join: 'or',
      clauses: [
        { kind: 'picked', path: 'umbrellaLiability.include', comparison: 'is', value: true },
        { kind: 'written', expression: other },
      ],
    });
  });

  it('accepts no value that the question cannot have', () => {
    const wrong: Expression = { '==': [{ var: 'businessType' }, 'bakery'] };
    expect(pickedFrom(wrong, asked).clauses).toEqual([{ kind: 'written', expression: wrong }]);
  });

  it('is undefined while a comparison is incomplete', () => {
    const half: Picked = {
      join: 'and',
      clauses: [
        {
          kind: 'picked',
          path: 'umbrellaLiability.include',
          comparison: 'answered',
          value: undefined,
        },
        { kind: 'picked', path: 'businessType', comparison: 'is', value: undefined },
      ],
    };
    expect(expressionOf(half, asked)).toBeUndefined();
    expect(expressionOf({ join: 'and', clauses: half.clauses.slice(0, 1) }, asked)).toEqual({
      answered: 'umbrellaLiability.include',
    });
    expect(expressionOf({ join: 'and', clauses: [] }, asked)).toBeNull();
  });

  it('compiles and reads as a sentence, for every question and comparison', () => {
    const values: Record<string, Json | undefined> = {
      number: 3,
      count: 2,
      date: '2026-05-01',
    };
    for (const question of asked) {
      for (const name of comparisonNames.filter((one) =>
        comparison(one).fits.includes(question.kind),
      )) {
        const { takes } = comparison(name);
        const choice = question.choices[0]?.value ?? null;
        const value = takes === 'choice' ? choice : takes === 'choices' ? [choice] : values[takes];
        const picked: Picked = {
          join: 'and',
          clauses: [{ kind: 'picked', path: question.path, comparison: name, value }],
        };
        const condition = expressionOf(picked, asked);
        if (condition === null || condition === undefined)
          throw new Error(`${question.path} ${name}`);
        expect(parseExpression(condition, 'boolean').ok).toBe(true);
        expect(conditionInWords(condition, words)).toContain(words.question(question.path));
        expect(pickedFrom(condition, asked)).toEqual(picked);
      }
    }
  });
});

describe('two answers compared with each other', () => {
  const pair = (kind: QuestionKind): AskedQuestion[] =>
    ['low', 'high'].map((path) => ({
      path,
      kind,
      label: path,
      step: 'one',
      stepLabel: 'One',
      choices: [],
    }));
  const ANSWERS: [QuestionKind, Json, Json][] = [
    ['number', 9, 10],
    ['amount', '9', '10'],
    ['date', '2029-12-31', '2030-01-01'],
  ];
  const SAYS = { '==': [false, true], '>=': [false, true], '<=': [true, true] };
  const STRICT = { '>': [false, false], '<': [true, false] };

  it.each(ANSWERS)('are %ss: %j and %j', (kind, low, high) => {
    const both = pair(kind);
    const [question, other] = both;
    if (question === undefined || other === undefined) throw new Error('no questions');
    const names = comparisonNames.filter((name) => {
      const { fits, takes } = comparison(name);
      return fits.includes(kind) && ['number', 'date'].includes(takes);
    });
    expect(names.length).toBeGreaterThan(1);
    for (const name of names) {
      const clause = { kind: 'picked', path: 'low', comparison: name } as const;
      const picked: Picked = { join: 'and', clauses: [{ ...clause, value: answerTo(other) }] };
      const condition = expressionOf(picked, both) ?? null;
      expect(pickedFrom(condition, both)).toEqual(picked);
      const holds = compileCondition(condition, { conditions: {}, values: {} }, {});
      const [operator = ''] = Object.keys(comparison(name).form ?? {});
      expect(
        [
          { low, high },
          { low, high: low },
        ].map((answers) => holds(answers)),
      ).toEqual({ ...SAYS, ...STRICT }[operator]);
    }
  });
});

describe('the condition of a step as the "if" of its schema', () => {
  const dance = questionnaire('dance-workshop');
  const plan = questionsIn(dance, 'flows/dance-workshop.json').asked;

  it('survives a round trip', () => {
    const test = { properties: { help: { contains: { const: 'sound' } } }, required: ['help'] };
    const condition = expressionOfTest(test, 'plan.', plan);
    expect(condition).toEqual({ in: ['sound', { var: 'plan.help' }] });
    expect(testOfExpression(condition ?? false, 'plan.', plan)).toEqual(test);
  });

  it('compares several fields, and one field by several limits', () => {
    const test = {
      properties: { band: { minimum: 10, maximum: 50 }, house: { const: 0 } },
      required: ['band', 'house', 'notes'],
    };
    const condition = expressionOfTest(test, 'plan.', plan);
    expect(condition).toHaveProperty('and.length', 4);
    expect(testOfExpression(condition ?? false, 'plan.', plan)).toEqual(test);
  });

  it('is undefined if only one of the two can express it', () => {
    expect(expressionOfTest({ properties: { band: { minimum: 1 } } }, 'plan.', plan)).toBeNull();
    const says = (condition: Expression) => testOfExpression(condition, 'plan.', plan);
    expect(says({ '!': [{ answered: 'plan.notes' }] })).toBeNull();
    expect(says({ or: [{ answered: 'plan.notes' }, { answered: 'plan.band' }] })).toBeNull();
    expect(says({ '==': [{ var: 'event.kind' }, 'ball'] })).toBeNull();
    expect(
      says({
        and: [{ in: ['sound', { var: 'plan.help' }] }, { in: ['light', { var: 'plan.help' }] }],
      }),
    ).toBeNull();
  });
});
