import { expect, test, vi } from 'vitest';
import { applyAll } from '../../../src/analysis/project/edit.ts';
import { readProject } from '../../../src/server/project/files.ts';
import { t3 } from '../../../src/analysis/lint/rules/fields/t3-options.ts';
import { lint } from '../../../src/analysis/lint/run.ts';

vi.setConfig({ testTimeout: 60_000 });

const texts = readProject('.');

test.each([
  ['schemas/industry/ui.json', '/businessType/ui:options/catalog', 'states'],
  ['schemas/details/ui.json', '/businessAttributes/ui:options/catalog', 'ownership'],
])('%s cannot take the words of its choices from another catalog', (file, set, to) => {
  const findings = lint(applyAll(texts, [{ file, set, to }]), [t3]);
  expect(findings.map(({ pointer }) => pointer)).toEqual([set]);
});

test('two plans of one id are said once', () => {
  const edit = { file: 'schemas/catalog/plans.json', set: '/entries/2/id', to: 'basic' };
  expect(lint(applyAll(texts, [edit]), [t3]).map(({ pointer }) => pointer)).toEqual([
    '/entries/2/id',
  ]);
});
