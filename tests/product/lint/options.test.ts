import { expect, test } from 'vitest';
import { applyAll } from '../../../src/checker/project/edit.ts';
import { readProject } from '../../../src/server/project/files.ts';
import { t3 } from '../../../src/checker/lint/rules/fields/options.ts';
import { lint } from '../../../src/checker/lint/run.ts';

const texts = readProject('.');

test.each([
  ['schemas/industry/ui.json', '/businessType/ui:options/catalog', 'states'],
  ['schemas/details/ui.json', '/businessAttributes/ui:options/catalog', 'ownership'],
])('%s cannot take the words of its choices from another catalog', (file, set, to) => {
  const findings = lint(applyAll(texts, [{ file, set, to }]), [t3]);
  expect(findings.map(({ pointer }) => pointer)).toEqual([set]);
});

test('two plans with one id are reported once', () => {
  const edit = { file: 'schemas/catalog/plans.json', set: '/entries/2/id', to: 'basic' };
  expect(lint(applyAll(texts, [edit]), [t3]).map(({ pointer }) => pointer)).toEqual([
    '/entries/2/id',
  ]);
});

test.each([
  ['states', 'a step that takes its options from here cannot be shown'],
  ['plans', 'choosing one of the two chooses both'],
])('an id that is in %s twice: %s', (name, effect) => {
  const file = `schemas/catalog/${name}.json`;
  const { entries } = JSON.parse(texts.get(file) ?? '') as { entries: { id: string }[] };
  const to = entries[0]?.id ?? '';
  const findings = lint(applyAll(texts, [{ file, set: '/entries/1/id', to }]), [t3]);
  expect(findings.map(({ message }) => message)).toEqual([
    `The id "${to}" is listed twice: ${effect}.`,
  ]);
});
