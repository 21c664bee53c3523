import { expect, test } from 'vitest';
import { stepPlace, defaultTarget, transitionsOf } from '../lint/step-place.ts';
import type { Json } from '../../../src/engine/logic/json.ts';
import { applyAll, type Edit } from '../../../src/checker/project/edit.ts';
import { questionnaire } from '../../fixtures/questionnaire.ts';
import { buildModel } from '../../../src/checker/model/model.ts';
import { lint } from '../../../src/checker/lint/run.ts';
import { proofOf } from '../../../src/checker/proof/prove.ts';

const FLOW = 'flows/crew.json';
const texts = questionnaire('crew');
const trades: Json = { var: 'constructionTypes' };
const ids: Json = { pluck: [trades, 'id'] };
const carpentry: Json = { in: ['carpentry', ids] };
const plumbing: Json = { in: ['plumbing', ids] };

/** A conditional transition of the step; by default it leads where the default transition does. */
const branch = (
  condition: Json,
  step = 'construction-types',
  to = defaultTarget(texts, step),
): Edit[] => [
  { file: FLOW, set: '/conditions/chosen', to: condition },
  {
    file: FLOW,
    insert: `${stepPlace(texts, step)}/next/0`,
    to: { when: 'chosen', to, query: { chosen: 1 } },
  },
];
const codes = (edits: readonly Edit[]) => lint(applyAll(texts, edits)).map(({ code }) => code);

test('a branch on one trade is proven in every notation', () => {
  const isCarpentry: Json = { '==': [{ var: 'id' }, 'carpentry'] };
  expect(codes(branch(carpentry))).toEqual([]);
  expect(codes(branch({ some: [trades, isCarpentry] }))).toEqual([]);
  expect(codes(branch({ all: [trades, isCarpentry] }))).toEqual([]);
  expect(codes(branch({ '>': [{ count: [trades] }, 1] }))).toEqual([]);
  expect(codes(branch({ and: [carpentry, { '!': [plumbing] }] }))).toEqual([]);
});

test('a branch on a trade that is read steps later tells visitors with it from those without', () => {
  const later: Json = { and: [{ condition: 'isConstruction' }, carpentry] };
  const model = buildModel(applyAll(texts, branch(later, 'employees')));
  const proof = proofOf(model);
  expect(proof?.unproven).toEqual([]);
  const taken = [...(proof?.fired.keys() ?? [])].filter((way) => way.startsWith('employees '));
  expect(taken).toHaveLength(1 + transitionsOf(texts, 'employees').length);
  expect(codes(branch(later, 'employees'))).toEqual([]);
});

test('a branch on one trade, or on how many there are, needs no guard for those who have none', () => {
  const isError = ({ severity }: { severity: string }) => severity === 'error';
  const errors = (condition: Json) =>
    lint(applyAll(texts, branch(condition, 'employees'))).filter(isError);
  expect(errors(carpentry)).toEqual([]);
  expect(errors({ '>': [{ count: [trades] }, 1] })).toEqual([]);
});

test('a branch on a trade that nobody can choose is reported', () => {
  expect(codes(branch({ in: ['carpentri', ids] }))).toEqual(['L9']);
});

test('an expression over several keys of items is not proven, and nothing relies on it', () => {
  const both: Json = {
    and: [{ '==': [{ var: 'id' }, 'carpentry'] }, { '==': [{ var: 'ncciCode' }, '5403'] }],
  };
  expect(codes(branch({ some: [trades, both] }))).toEqual(['P1']);
});

test('a branch on an answer that a rule or a computed answer of its step reads is proven', () => {
  const number = (path: string): Json => ({ firstOf: [{ number: [{ var: path }] }, 0] });
  const many = (path: string): Json => ({ '>': [number(path), 3] });
  expect(codes(branch(many('employeesInfo.owners'), 'employees'))).toEqual([]);
  expect(codes(branch(many('pastInsurance.claimsCount'), 'past-insurance'))).toEqual([]);
});

test('a branch on an answer that the flow empties under a condition is proven', () => {
  const limit: Json = { firstOf: [{ var: 'umbrellaLiability.limit' }, 'none'] };
  expect(codes(branch({ '==': [limit, '$2M'] }, 'umbrella-liability'))).toEqual([]);
  expect(codes(branch({ '==': [limit, 'none'] }, 'umbrella-liability'))).toEqual([]);
});
