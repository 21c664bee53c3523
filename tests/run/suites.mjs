// Plain JavaScript: nothing is installed yet when it starts.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

const totals = { passed: 0, failed: 0, notRun: 0 };
const failures = [];

/** Prints the failures and, as the last line, the totals, and sets the exit code. */
export function conclude() {
  const { passed, failed, notRun } = totals;
  for (const failure of failures) console.log(`✘ ${failure}`);
  const left = notRun === 0 ? '' : `, ${notRun} not run`;
  console.log(`${passed} passed, ${failed} failed${left}`);
  process.exitCode = failed === 0 ? 0 : 1;
}

/** Counts a suite that cannot run here as "not run", or as failed with `EVERY_BROWSER=1`. */
export function leaveOut(name, why) {
  console.error(`\n✘ ${name}: ${why}`);
  const failed = process.env['EVERY_BROWSER'] === '1';
  totals[failed ? 'failed' : 'notRun'] += 1;
  if (failed) failures.push(`${name}: ${why}`);
}

/**
 * A command to run: one that passes or fails as a whole or, with `report` and `countsOf`, a test
 * runner that reports its own counts.
 *
 * @typedef {object} Task
 * @property {string} name
 * @property {string} command
 * @property {string[]} args
 * @property {Record<string, string>} [env]
 * @property {string} [report]
 * @property {(report: object) => Counts} [countsOf]
 *
 * @typedef {{ passed: number, failed: number, named: string[] }} Counts `named`: the tests that failed
 */

/** Runs a task and streams its output. */
export async function run(task) {
  console.log(`\n▶ ${task.name}`);
  count(task, await outcome(task, 'inherit'));
}

/** Runs lists of tasks in parallel, the tasks of each list in order; output is printed per task. */
export async function runTogether(...lists) {
  await Promise.all(
    lists.map(async (tasks) => {
      for (const task of tasks) {
        const done = await outcome(task, 'pipe');
        console.log(`\n▶ ${task.name}\n${done.output}`.trimEnd());
        count(task, done);
      }
    }),
  );
}

/** A missing report, or a failed command whose report has no failure, counts as one failure. */
function count({ name, report, countsOf }, { ok, seconds }) {
  console.log(`${ok ? '✔' : '✘'} ${name} (${seconds} s)`);
  if (report === undefined) {
    totals[ok ? 'passed' : 'failed'] += 1;
    if (!ok) failures.push(name);
    return;
  }
  const counts = existsSync(report)
    ? countsOf(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 1, named: [] };
  const failed = counts.failed + (ok || counts.failed > 0 ? 0 : 1);
  totals.passed += counts.passed;
  totals.failed += failed;
  if (failed > 0) failures.push([name, ...counts.named].join('\n    '));
}

function outcome({ command, args, env = {} }, stdio) {
  const started = Date.now();
  return new Promise((done) => {
    let output = '';
    const child = spawn(command, args, {
      stdio: ['inherit', stdio, stdio],
      env: { ...process.env, ...env },
    });
    const listen = (text) => {
      output += text;
    };
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', listen);
    const end = (ok) => done({ ok, output, seconds: Math.round((Date.now() - started) / 1000) });
    child.once('error', (error) => {
      console.error(error.message);
      end(false);
    });
    child.once('close', (code) => end(code === 0));
  });
}

/** A skipped test proves nothing: it counts as failed. */
export function vitestCounts(report) {
  const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = report;
  const skipped = report.numPendingTests + report.numTodoTests;
  // A file that fails to load has no tests to count.
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const failed = numFailedTests + skipped + (numFailedTestSuites ? unloaded.length : 0);
  const named = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status !== 'passed')
      .map(({ fullName }) => `${relative('.', name)}: ${fullName}`),
  );
  return {
    passed: numPassedTests,
    failed,
    named: [...unloaded.map(({ name }) => relative('.', name)), ...named],
  };
}

export function playwrightCounts({ stats, suites }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped,
    named: suites.flatMap(failedSpecs),
  };
}

const failedSpecs = ({ specs = [], suites = [] }) => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status !== 'expected'))
    .map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(failedSpecs),
];
