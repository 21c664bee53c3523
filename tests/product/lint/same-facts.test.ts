import { expect, test } from 'vitest';
import { applyAll } from '../../../src/checker/project/edit.ts';
import { readProject } from '../../../src/server/project/files.ts';
import { t18 } from '../../../src/checker/lint/rules/fields/t18-same-facts.ts';
import { f15 } from '../../../src/checker/lint/rules/files/f15-named-things.ts';
import { lint } from '../../../src/checker/lint/run.ts';

const texts = readProject('.');

test.each([
  ['brand', '/salesPhone/display', '(312) 555-0199', '/salesPhone/tel', 'Write "+13125550199"'],
  ['fraud-statements', '/states/Guam', 'It is a crime.', '/states/Guam', 'Name the statute'],
])(
  '%s.json says what was changed at %s to %s in one place only',
  (name, set, to, at, suggestion) => {
    const file = `schemas/catalog/${name}.json`;
    const [finding, ...others] = lint(applyAll(texts, [{ file, set, to }]), [t18]);
    expect([finding?.pointer, others]).toEqual([at, []]);
    expect(finding?.suggestion?.startsWith(suggestion ?? '')).toBe(suggestion && true);
  },
);

test('a deductible is below what the plan pays for a claim', () => {
  const plans = 'schemas/catalog/plans.json';
  const set = '/entries/0/limits/liability/deductible';
  const found = (to: string) =>
    lint(applyAll(texts, [{ file: plans, set, to }]), [t18]).map(({ pointer }) => pointer);
  expect(found('$1K')).toEqual([]);
  expect(found('$9M')).toEqual([set]);
});

test('a feature and a clause name plans that exist', () => {
  const found = (name: string, set: string, to: string) =>
    lint(applyAll(texts, [{ file: `schemas/catalog/${name}.json`, set, to: [to] }]), [f15]).map(
      ({ pointer }) => pointer,
    );
  expect(found('plans', '/features/0/plans', 'gold')).toEqual(['/features/0/plans/0']);
  expect(found('contract', '/entries/1/plans', 'gold')).toEqual(['/entries/1/plans/0']);
  expect(found('plans', '/features/0/plans', 'premier')).toEqual([]);
});
