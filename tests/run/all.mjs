// Plain JavaScript: nothing is installed yet when it starts.
import { rmSync } from 'node:fs';
import { findChromium } from './chromium.mjs';
import { check, conclude, playwrightCounts, suite, vitestCounts } from './suites.mjs';
import { checkNode, install } from '../../src/server/setup/prepare.mjs';

const UNIT_REPORT = 'test-results/unit.json';
const POSTGREST_REPORT = 'test-results/postgrest.json';
const BROWSER_REPORT = 'test-results/browser.json';

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

  conclude();
}
