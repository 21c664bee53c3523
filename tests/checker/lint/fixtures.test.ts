import { expect, test } from 'vitest';
import { applyAll, type Edit } from '../../../src/checker/project/edit.ts';
import { questionnaire } from '../../fixtures/questionnaire.ts';
import type { LintRule } from '../../../src/checker/lint/rule.ts';
import { NOT_APPLICABLE, RULES } from '../../../src/checker/lint/rules/index.ts';
import { lint } from '../../../src/checker/lint/run.ts';
import { fixtureTables } from './fixture-tables.ts';

const base = questionnaire('tiny');

const codes = RULES.map(({ code }) => code);
const fixtures = fixtureTables();
const editsOf = (code: string, verdict: 'pass' | 'fail') => fixtures.get(code)?.[verdict] ?? [];
const found = (edits: readonly Edit[], rules: readonly LintRule[]) =>
  lint(applyAll(base, edits), rules).map(({ code }) => code);

test('the small project behind all fixtures has no findings', () => {
  expect(lint(base)).toEqual([]);
});

test('every rule has fixtures, and every check of the list has a rule or a reason', () => {
  expect([...fixtures.keys()].sort()).toEqual([...codes].sort());
  const families = { F: 17, T: 23, L: 20, G: 22, R: 9, C: 11, S: 2 };
  for (const [family, last] of Object.entries(families)) {
    for (let number = 1; number <= last; number++) {
      const code = `${family}${number}`;
      expect([code, codes.includes(code) !== Object.hasOwn(NOT_APPLICABLE, code)]).toEqual([
        code,
        true,
      ]);
    }
  }
});

test('no rule code looks like a decision number', () => {
  expect([...codes, ...Object.keys(NOT_APPLICABLE)].filter((code) => /^D\d/.test(code))).toEqual(
    [],
  );
});

test.each(codes)('[%s] a correct project passes', (code) => {
  const rule = RULES.filter((one) => one.code === code);
  expect(found(editsOf(code, 'pass'), rule)).toEqual([]);
});

test.each(codes)('[%s] the defect is found', (code) => {
  const rule = RULES.filter((one) => one.code === code);
  expect(found(editsOf(code, 'fail'), rule)).toContain(code);
});
