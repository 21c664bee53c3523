// Plain JavaScript: nothing is installed yet when it starts.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const totals = { passed: 0, failed: 0, notRun: 0 };

/** Prints what came of all of it, as the last line, and sets the exit code. */
export function conclude() {
  const { passed, failed, notRun } = totals;
  const left = notRun === 0 ? '' : `, ${notRun} not run`;
  console.log(`${passed} passed, ${failed} failed${left}`);
  process.exitCode = failed === 0 ? 0 : 1;
}

/** What could not be run here is no pass; where every browser is wanted (`EVERY_BROWSER=1`), it failed. */
export function leaveOut(name, why) {
  console.error(`\n✘ ${name}: ${why}`);
  totals[process.env['EVERY_BROWSER'] === '1' ? 'failed' : 'notRun'] += 1;
}

/** One command that passes or fails as a whole. */
export function check(name, command, args) {
  const ok = run(name, command, args);
  totals[ok ? 'passed' : 'failed'] += 1;
}

/** A test runner that reports its own counts; no report, or a failure it did not count, is a failure. */
export function suite(name, report, countsOf, command, args, env) {
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
export function vitestCounts(report) {
  const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = report;
  const skipped = report.numPendingTests + report.numTodoTests;
  // A file that does not load has no tests to count.
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
  const failed = numFailedTests + skipped + (numFailedTestSuites ? unloaded : 0);
  return { passed: numPassedTests, failed };
}

export function playwrightCounts({ stats }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped };
}
