import { findChromium } from './chromium.mjs';
import { playwrightCounts, vitestCounts } from './suites.mjs';

const LONG = { LONG: '1' };
const UNIT_REPORT = 'test-results/long-unit.json';
const BROWSER_REPORT = 'test-results/long-browser.json';

/**
 * What `npm test` leaves out: files named `*.long.test.ts` and browser tests with the tag `@long`.
 *
 * @returns {import('./suites.mjs').Task[]}
 */
export const longTasks = () => [
  {
    name: 'long tests',
    command: 'npx',
    args: [
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${UNIT_REPORT}`,
    ],
    env: LONG,
    report: UNIT_REPORT,
    countsOf: vitestCounts,
  },
  {
    name: 'long browser tests',
    command: 'npx',
    args: ['playwright', 'test'],
    env: { ...LONG, CHROME_PATH: findChromium(), BROWSER_REPORT },
    report: BROWSER_REPORT,
    countsOf: playwrightCounts,
  },
];
