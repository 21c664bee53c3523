import { expect, test } from 'vitest';
import { questionnaire } from '../../fixtures/questionnaire.ts';
import { type Defect, LAYERS, type LintRule } from '../../../src/checker/lint/rule.ts';
import { lint } from '../../../src/checker/lint/run.ts';

const base = questionnaire('tiny');
const start: Defect = { file: 'flows/tiny.json', pointer: '/start', message: 'It starts late.' };

const rule = (code: string, defects: readonly Defect[]): LintRule => ({
  code,
  name: 'nothing',
  layer: 'files',
  guarantee: 'Nothing.',
  severity: 'error',
  check: () => defects,
});

const said = (rules: readonly LintRule[]) =>
  lint(base, rules).map(({ code, file, pointer, message }) => [code, file, pointer, message]);

test('duplicate findings of a rule are reported once', () => {
  expect(said([rule('G1', [start, { ...start }])])).toHaveLength(1);
});

test('findings are sorted by file, then place, code and message', () => {
  const later = { ...start, pointer: '/version' };
  const other = { ...start, file: 'schemas/day/ui.json', pointer: '' };
  const again = { ...start, message: 'At once.' };
  expect(
    said([rule('T2', [other, later, start]), rule('L1', [start]), rule('G1', [start, again])]),
  ).toEqual([
    ['T2', later.file, later.pointer, later.message],
    ['G1', start.file, start.pointer, again.message],
    ['G1', start.file, start.pointer, start.message],
    ['L1', start.file, start.pointer, start.message],
    ['T2', start.file, start.pointer, start.message],
    ['T2', other.file, other.pointer, other.message],
  ]);
});

test.each(LAYERS)('an error in the layer "%s" hides what later layers would say', (layer) => {
  const rules = LAYERS.map((one) => ({ ...rule(one, [start]), layer: one }));
  const found = (severity: LintRule['severity']) =>
    said(rules.map((one) => (one.layer === layer ? one : { ...one, severity }))).map(
      ([code]) => code,
    );
  const upTo = LAYERS.slice(0, LAYERS.indexOf(layer) + 1);
  expect(found('warning')).toEqual([...upTo].sort());
});

test('a warning hides nothing, in whatever order the rules are listed', () => {
  const rules = LAYERS.map((one) => ({
    ...rule(one, [start]),
    layer: one,
    severity: 'warning' as const,
  })).reverse();
  expect(said(rules).map(([code]) => code)).toEqual([...LAYERS].sort());
});

test('a rule of a later layer is not even asked where an earlier one finds an error', () => {
  const never: LintRule = {
    ...rule('L1', []),
    layer: 'journeys',
    check: () => {
      throw new Error('It was asked.');
    },
  };
  expect(said([never, rule('F1', [start])]).map(([code]) => code)).toEqual(['F1']);
});
