import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { sarifReport, textReport } from '../../../../src/checker/lint/output/text.ts';
import { RULES } from '../../../../src/checker/lint/rules/index.ts';
import { lint } from '../../../../src/checker/lint/run.ts';
import { applyAll } from '../../../../src/checker/project/edit.ts';
import { questionnairePath } from '../../../fixtures/questionnaire.ts';
import { readProject } from '../../../../src/server/project/files.ts';

const BASE = questionnairePath('tiny');
const findings = lint(
  applyAll(readProject(BASE), [
    { file: 'flows/tiny.json', set: '/steps/3/next/0/to', to: 'share' },
    { file: 'flows/tiny.json', set: '/start', to: 'kin' },
  ]),
);

test('the text names file, line, code, pointer, consequence and a suggestion', () => {
  const text = textReport(findings);
  expect(text).toMatch(
    /flows\/tiny\.json:\d+:\d+ {2}error {2}G2 target-exists {2}There is no step or page "share": Continue would lead nowhere\./,
  );
  expect(text).toContain('at /steps/3/next/0/to');
  expect(text).toContain('Did you mean "shares"?');
  expect(text).toMatch(/2 errors, 0 warnings\. What follows/);
});

test('the answers of a visitor are printed once for several findings in a row', () => {
  const one = lint(
    applyAll(readProject(BASE), [
      { file: 'schemas/person/ui.json', remove: '/email/ui:options/errors/pattern' },
      { file: 'schemas/person/ui.json', remove: '/age/ui:options/errors/minimum' },
    ]),
  );
  const text = textReport(one);
  expect(one.map(({ code, witness }) => `${code} ${witness?.step}`)).toEqual([
    'C3 person',
    'C3 person',
  ]);
  expect(text.match(/seen at person with kind /g)).toHaveLength(1);
  expect(text.match(/seen at person by the same visitor/g)).toHaveLength(1);
});

test('SARIF carries every finding with its rule and region', () => {
  const json = JSON.stringify(sarifReport(findings, RULES));
  expect(json).toContain('"ruleId":"G1"');
  expect(json).toMatch(/"region":\{"startLine":\d+,"startColumn":\d+\}/);
  expect(json.match(/"shortDescription"/g)).toHaveLength(RULES.length);
});

test('text and SARIF list the same findings, and none is left out', () => {
  const { length } = findings;
  expect(textReport(findings).match(/^\S+:\d+:\d+ {2}\w+ {2}/gm)).toHaveLength(length);
  expect(sarifReport(findings, RULES)).toMatchObject({
    runs: [{ results: findings.map(({ code }) => ({ ruleId: code })) }],
  });
});

test('the same project gives the same findings in the same order', () => {
  const texts = readProject(BASE);
  const reversed = new Map([...texts].reverse());
  const broken = (map: typeof texts) =>
    lint(
      applyAll(map, [
        { file: 'schemas/person/ui.json', set: '/emial', to: {} },
        { file: 'schemas/person/ui.json', set: '/nmae', to: {} },
      ]),
    );
  expect(broken(reversed)).toEqual(broken(texts));
  expect(broken(texts).length).toBeGreaterThan(1);
});

test('the command exits with 0 for a sound project and with 1 for an empty one', () => {
  const run = (root: string, ...more: string[]) =>
    spawnSync(process.execPath, ['scripts/plumbline.mjs', 'validate', '--root', root, ...more], {
      encoding: 'utf8',
    });
  expect(run(BASE).status).toBe(0);
  const empty = run('tests/checker/lint/fixtures', '--format', 'json');
  expect(empty.status).toBe(1);
  const parsed: unknown = JSON.parse(empty.stdout);
  expect(parsed).toMatchObject([{ code: 'F7', severity: 'error' }]);
});
