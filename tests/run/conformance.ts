/**
 * Checks that every statement of the specification names a test that passed in this run. Reads the
 * reports of the test runners of `npm test`, prints the unsatisfied rows, and exits with 1.
 */
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import rows from '../conformance.json' with { type: 'json' };

type VitestReport = {
  testResults: {
    name: string;
    assertionResults: { ancestorTitles: string[]; title: string; status: string }[];
  }[];
};
type Suite = {
  title: string;
  file: string;
  specs?: { title: string; ok: boolean }[];
  suites?: Suite[];
};

const passed = new Set([
  ...vitestTitles('test-results/unit.json'),
  ...vitestTitles('test-results/postgrest.json'),
  ...browserTitles('test-results/browser.json'),
]);
const unsatisfied = rows.filter(({ test }) => !passed.has(test));
for (const { id, statement, test } of unsatisfied) {
  console.error(`✘ ${id} ${statement}\n  no test of this name passed: ${test}`);
}
console.log(`spec rows covered ${rows.length - unsatisfied.length} / ${rows.length}`);
process.exitCode = unsatisfied.length === 0 ? 0 : 1;

function vitestTitles(report: string): string[] {
  if (!existsSync(report)) return [];
  const { testResults }: VitestReport = JSON.parse(readFileSync(report, 'utf8'));
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed')
      .map(({ ancestorTitles, title }) =>
        [relative('.', name), ...ancestorTitles, title].join(' › '),
      ),
  );
}

function browserTitles(report: string): string[] {
  if (!existsSync(report)) return [];
  const { suites }: { suites: Suite[] } = JSON.parse(readFileSync(report, 'utf8'));
  const titles = (suite: Suite, above: readonly string[]): string[] => [
    ...(suite.specs ?? []).filter(({ ok }) => ok).map(({ title }) => [...above, title].join(' › ')),
    ...(suite.suites ?? []).flatMap((inner) => titles(inner, [...above, inner.title])),
  ];
  return suites.flatMap((suite) => titles(suite, [`tests/${suite.file}`]));
}
