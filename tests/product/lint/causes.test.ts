import { expect, test } from 'vitest';
import { byCause } from '../../../src/checker/lint/causes.ts';
import { applyAll } from '../../../src/checker/project/edit.ts';
import { readProject } from '../../../src/server/project/files.ts';
import { lint } from '../../../src/checker/lint/run.ts';

test('a plan that is missing from its catalog is reported beside any other mistake', () => {
  const misspelled = { '==': [{ var: 'businessType' }, 'constuction'] };
  const edits = [
    { file: 'schemas/catalog/plans.json', set: '/default', to: 'gold' },
    { file: 'flows/onboarding.json', set: '/conditions/isConstruction', to: misspelled },
  ];
  const { shown } = byCause(lint(applyAll(readProject('.'), edits)));
  expect(shown.map(({ code }) => code)).toContain('G11');
});

test('a comma too many is the only finding, though the policy asks about that step', () => {
  const file = 'schemas/subcontractors/schema.json';
  const texts = readProject('.');
  const broken = new Map(texts).set(file, `{,${texts.get(file)?.slice(1)}`);
  expect(byCause(lint(broken)).shown.map(({ code }) => code)).toEqual(['F1']);
});
