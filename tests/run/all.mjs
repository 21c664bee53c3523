// Plain JavaScript: nothing is installed yet when it starts.
import { rmSync } from 'node:fs';
import { findChromium } from './chromium.mjs';
import { firefoxTasks } from './firefox.mjs';
import { conclude, playwrightCounts, run, runTogether, vitestCounts } from './suites.mjs';
import { webkitTasks } from './webkit.mjs';
import { checkNode, install } from '../../src/server/setup/prepare.mjs';

const BROWSER_REPORT = 'test-results/browser.json';

const npx = (name, ...args) => ({ name, command: 'npx', args });
const npm = (name, script) => ({ name, command: 'npm', args: ['run', '--silent', script] });
const vitest = (name, report, ...args) => ({
  ...npx(
    name,
    'vitest',
    'run',
    ...args,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ),
  report,
  countsOf: vitestCounts,
});

/**
 * For what is written in Go: several checkers check what they have in common once each, and both collect
 * garbage more often than the memory requires. On two busy cores that only costs time.
 */
const ONE_CORE = { GOMAXPROCS: '1', GOGC: '400' };

/** The short runs of the other engines: a walk, dialogs, blocked storage. */
const SHORT = {
  firefox: [
    // Each worker starts its own Firefox with an empty cache, which costs more than it gains: the tests in
    // WebKit keep the other core busy.
    '--workers=1',
    '--grep',
    'a cafe answers|keyboard alone from /commercial-auto|/onboarding/email does not move behind|does not move behind "Menu"|all site data blocked',
  ],
  webkit: ['walk-phone', 'dialogs', 'storage'],
};

/** Runs every check, prints `N passed, N failed`, and sets the exit code. */
export async function runAll() {
  checkNode();
  install();
  rmSync('test-results', { recursive: true, force: true });

  // Each list keeps only one core busy most of the time.
  await runTogether(
    [
      vitest(
        'the same client on real PostgREST',
        'test-results/postgrest.json',
        '--config',
        'vitest.postgrest.config.ts',
      ),
      npm('build', 'build'),
      npm('weight of each route', 'budgets'),
      // Selects none, but loads all: Playwright compiles its tests one by one, and keeps the result. At the
      // start of the browser tests, the other core would wait for that.
      npx(
        'loading the browser tests',
        ...'playwright test --list --pass-with-no-tests --grep ^$'.split(' '),
      ),
    ],
    [
      { ...npx('types', 'tsc', '--noEmit', '--checkers', '1'), env: ONE_CORE },
      { ...npx('lint', 'oxlint', '--type-aware'), env: ONE_CORE },
      { ...npx('supported browsers', 'tsx', 'tests/compatibility/main.ts'), env: ONE_CORE },
      npx('unused code', 'knip', '--exclude', 'types'),
      npx('format', 'oxfmt', '--check'),
      {
        name: 'questionnaire',
        command: 'npm',
        args: ['run', '--silent', 'validate', '--', '--database'],
      },
    ],
  );
  await run(vitest('unit and component tests', 'test-results/unit.json'));
  await run({
    ...npx('browser tests', 'playwright', 'test'),
    report: BROWSER_REPORT,
    countsOf: playwrightCounts,
    env: { CHROME_PATH: findChromium() },
  });
  await runTogether(firefoxTasks(SHORT.firefox), webkitTasks(SHORT.webkit));
  await run(npx('specification', 'tsx', 'tests/run/conformance.ts'));

  conclude();
}
