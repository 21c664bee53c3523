import { describe, expect, test } from 'vitest';
import { lint } from '../../../src/checker/lint/run.ts';
import { textReport } from '../../../src/checker/lint/output/text.ts';
import type { Finding } from '../../../src/checker/lint/rule.ts';
import { applyAll } from '../../../src/checker/project/edit.ts';
import { questionnaire } from '../../fixtures/questionnaire.ts';
import { fixtureTables } from './fixture-tables.ts';

const base = questionnaire('tiny');

/** Defects of every kind, and the other findings they trigger. */
const cases = [...fixtureTables()].flatMap(([code, { fail }]): [string, readonly Finding[]][] =>
  fail === undefined ? [] : [[code, lint(applyAll(base, fail))]],
);

/** Phrases that no finding may contain, and why. */
const NEVER: readonly [RegExp, string][] = [
  [/\bone of [.,]/, 'names nothing'],
  [/""|``/, 'quotes nothing'],
  [/\bundefined\b|\[object|NaN/, 'shows the inside of the program'],
  [/\{"[^"]*":.*\{"[^"]*":.*\{"/, 'quotes nested JSON'],
  [/\s{2}|^\s|\s$/, 'has stray spaces'],
];

/** Codes of findings about a whole file, or whose location is a line. */
const WHOLE_FILE = /^(F1|F2|F4|F5|F7|F16|G15|R[678])$/;

test.each(cases)('the text about the defect %s names a place in its file', (_code, findings) => {
  const nowhere = findings.filter(({ code, pointer }) => pointer === '' && !WHOLE_FILE.test(code));
  expect(nowhere.map(({ code, message }) => `${code} ${message}`)).toEqual([]);
});

describe.each(cases)('the text about the defect %s', (_code, findings) => {
  test.each(
    findings.map(
      (finding) => [`${finding.code}: ${finding.message.slice(0, 60)}`, finding] as const,
    ),
  )('%s', (_name, { message, suggestion }) => {
    // Quotations may contain the faulty text.
    const said = [message, suggestion ?? 'Fine.'].map((text) => text.replaceAll(/"[^"]+"/g, '"…"'));
    for (const [pattern, problem] of NEVER) {
      expect([problem, said.filter((text) => pattern.test(text))]).toEqual([problem, []]);
    }
    expect(message).toMatch(/^["A-Z].*[.!?]$/s);
    expect(message.length).toBeLessThan(420);
    // A suggestion must differ from the current text.
    const meant = /Did you mean "([^"]+)"\?/.exec(suggestion ?? '')?.[1];
    expect(meant === undefined || !message.includes(`"${meant}"`)).toBe(true);
  });
});

test('a report shows a visitor in words and never as nested JSON', () => {
  for (const [, findings] of cases) {
    for (const text of textReport(findings)
      .split('\n')
      .filter((one) => one.includes('seen at'))) {
      expect(text).not.toMatch(/[{[]"/);
      expect(text.length).toBeLessThan(500);
    }
  }
});
