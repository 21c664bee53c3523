// Plain JavaScript: nothing is installed yet when it starts.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { findChromium } from './chromium.mjs';
import { checkNode, install } from '../../src/server/setup/prepare.mjs';

const UNIT_REPORT = 'test-results/unit.json';
const POSTGREST_REPORT = 'test-results/postgrest.json';
const BROWSER_REPORT = 'test-results/browser.json';

const totals = { passed: 0, failed: 0 };

/** Runs every check, prints `N passed, N failed`, and sets the exit code. */
export function runAll() {
  checkNode();
  install();
  rmSync('test-results', { recursive: true, force: true });

  check('types', 'npx', ['tsc', '--noEmit']);
  check('lint', 'npx', ['oxlint', '--type-aware']);
  check('supported browsers', 'npm', ['run', '--silent', 'lint:browsers']);
  check('format', 'npx', ['prettier', '--check', '.', '--log-level', 'warn']);
  check('unused code', 'npx', ['knip', '--exclude', 'types']);
  check('questionnaire', 'npm', ['run', '--silent', 'validate']);
  suite('unit and component tests', UNIT_REPORT, vitestCounts, 'npx', [
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${UNIT_REPORT}`,
  ]);
  suite('the same client on real PostgREST', POSTGREST_REPORT, vitestCounts, 'npx', [
    'vitest',
    'run',
    '--config',
    'vitest.postgrest.config.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${POSTGREST_REPORT}`,
  ]);
  check('build', 'npm', ['run', '--silent', 'build']);
  check('weight of each route', 'npm', ['run', '--silent', 'budgets']);
  const chromium = findChromium();
  suite('browser tests', BROWSER_REPORT, playwrightCounts, 'npx', ['playwright', 'test'], {
    CHROME_PATH: chromium,
  });
  check('specification', 'npm', ['run', '--silent', 'conformance']);

  console.log(`${totals.passed} passed, ${totals.failed} failed`);
  process.exitCode = totals.failed === 0 ? 0 : 1;
}

/** One command that passes or fails as a whole. */
function check(name, command, args) {
  const ok = run(name, command, args);
  totals[ok ? 'passed' : 'failed'] += 1;
}

/** A test runner that reports its own counts; no report, or a failure it did not count, is a failure. */
function suite(name, report, countsOf, command, args, env) {
  const ok = run(name, command, args, env);
  const counts = existsSync(report)
    ? countsOf(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0 };
  totals.passed += counts.passed;
  totals.failed += counts.failed + (ok || counts.failed > 0 ? 0 : 1);
}

function run(name, command, args, env = {}) {
  const started = Date.now();
  console.log(`\n▶ ${name}`);
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`${status === 0 ? '✔' : '✘'} ${name} (${seconds} s)`);
  return status === 0;
}

/** A test that was skipped proves nothing: it counts as failed. */
function vitestCounts(report) {
  const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = report;
  const skipped = report.numPendingTests + report.numTodoTests;
  // A file that does not load has no tests to count.
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
  const failed = numFailedTests + skipped + (numFailedTestSuites ? unloaded : 0);
  return { passed: numPassedTests, failed };
}

function playwrightCounts({ stats }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped };
}
