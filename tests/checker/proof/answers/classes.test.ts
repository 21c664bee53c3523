import { expect, test } from 'vitest';
import { stepPlace, defaultTarget } from '../../lint/step-place.ts';
import type { Json } from '../../../../src/engine/logic/json.ts';
import { read } from '../../../../src/engine/logic/path.ts';
import { applyAll, type Edit } from '../../../../src/checker/project/edit.ts';
import { questionnaire } from '../../../fixtures/questionnaire.ts';
import { lint } from '../../../../src/checker/lint/run.ts';

const FLOW = 'flows/crew.json';
const texts = questionnaire('crew');
const found = (edits: readonly Edit[]) => lint(applyAll(texts, edits));
const codes = (edits: readonly Edit[]) => found(edits).map(({ code }) => code);

const total: Json = { var: 'employeesInfo.totalPeople' };
const count = (name: string): Json => ({
  firstOf: [{ number: [{ var: `employeesInfo.${name}` }] }, 0],
});
const laterRule = (valid: Json): Edit => ({
  file: 'schemas/business-activity/rules.json',
  json: {
    $schema: '../meta/rules.schema.json',
    rules: [{ id: 'limit', at: '/businessActivities', message: 'Too many', valid }],
  },
});
const ownRule = (valid: Json): Edit => ({
  file: 'schemas/employees/rules.json',
  json: {
    $schema: '../meta/rules.schema.json',
    rules: [{ id: 'limit', at: '/owners', message: 'Too few', valid }],
  },
});
const branch = (condition: Json): Edit[] => [
  { file: FLOW, set: '/conditions/many', to: condition },
  {
    file: FLOW,
    insert: `${stepPlace(texts, 'employees')}/next/0`,
    to: { when: 'many', to: defaultTarget(texts, 'employees'), query: { many: 1 } },
  },
];

test('a visitor blocked by a later rule on a computed sum is found, with the answers', () => {
  const findings = found([laterRule({ '<=': [{ firstOf: [total, 0] }, 5] })]);
  expect(findings.map(({ code }) => code)).toEqual(['G12']);
  const answers = findings[0]?.witness?.answers ?? {};
  expect(read(answers, 'employeesInfo.totalPeople')).toBeGreaterThan(5);
});

test('a limit on a sum is tried up to the highest possible total', () => {
  const most = 2 * 999_999;
  expect(codes([laterRule({ '<=': [{ firstOf: [total, 0] }, most] })])).toEqual([]);
  expect(codes([laterRule({ '<': [{ firstOf: [total, 0] }, most] })])).toEqual(['G12']);
});

test('a transition on a computed sum, with or without its summands, is taken by somebody', () => {
  expect(codes(branch({ '>': [total, 5] }))).toEqual([]);
  expect(codes(branch({ '>': [total, 1] }))).toEqual([]);
  expect(codes(branch({ and: [{ '>': [total, 5] }, { '<': [count('owners'), 2] }] }))).toEqual([]);
  expect(codes(branch({ '>': [count('owners'), count('employees')] }))).toEqual([]);
});

test('a transition on an impossible sum is reported', () => {
  const few = [count('owners'), count('employees')].map((one): Json => ({ '<': [one, 3] }));
  expect(codes(branch({ and: [{ '>': [total, 5] }, ...few] }))).toEqual(['G6']);
  expect(codes(branch({ '<': [total, 0] }))).toEqual(['G6']);
});

test('a rule on a computed sum of its own step can be met by changing the summands', () => {
  expect(codes([ownRule({ '>=': [total, 1] })])).toEqual([]);
});

test('two rules on one sum that contradict each other block everyone', () => {
  const later = laterRule({ '<=': [{ firstOf: [total, 0] }, 5] });
  expect(codes([ownRule({ '<=': [total, 5] }), later])).toEqual([]);
  expect(codes([ownRule({ '>=': [total, 7] }), later])).toEqual(['G12']);
});

test('overlapping sums are not proven, and nothing relies on them', () => {
  const apart: Json = { '>': [{ '-': [count('owners'), count('employees')] }, 3] };
  const findings = found(branch({ and: [{ '>': [total, 5] }, apart] }));
  expect(new Set(findings.map(({ code }) => code))).toEqual(new Set(['P1']));
  expect(findings[0]?.suggestion).toContain('branch on that');
});

test('a condition on a copied answer depends on its source', () => {
  const inIowa: Json = { '==': [{ var: 'contactInfo.state' }, 'Iowa'] };
  const edits: Edit[] = [
    { file: FLOW, set: '/conditions/inIowa', to: inIowa },
    {
      file: FLOW,
      insert: `${stepPlace(texts, 'contact-info')}/next/0`,
      to: { when: 'inIowa', to: defaultTarget(texts, 'contact-info'), query: { iowa: 1 } },
    },
  ];
  expect(codes(edits)).toEqual([]);
});

test('numbers are tried in the format of their field', () => {
  const payroll: Json = { number: [{ var: 'employeesInfo.subcontractorPayroll' }] };
  expect(codes(branch({ '>': [{ firstOf: [payroll, 0] }, 1000] }))).toEqual([]);
});
