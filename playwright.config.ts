import { defineConfig } from '@playwright/test';
import { browserOptions } from './tests/browser/chromium.ts';
import { firefoxOptions } from './tests/browser/firefox.ts';
import notInFirefox from './tests/browser/not-in-firefox.json' with { type: 'json' };

const PORT = Number(process.env['TEST_PORT'] ?? 4180);

/** Set by `npm run test:firefox`. */
const ENGINE = process.env['ENGINE'] ?? 'chromium';

/** Set by `npm run test:long`, which runs only what all other commands leave out. */
const LONG = process.env['LONG'] === '1';

const selected = LONG ? { grep: /@long/ } : { grepInvert: /@long/ };

const chromium = { name: 'chromium', ...selected, use: { launchOptions: browserOptions() } };
/** Mozilla's own build, driven over WebDriver BiDi. Some tests need what that does not offer. */
const firefox = {
  name: 'firefox',
  ...selected,
  grepInvert: [
    ...(LONG ? [] : [/@long/]),
    ...notInFirefox.map(
      ({ tests }) =>
        new RegExp(tests.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' › ', '.*')),
    ),
  ],
  // Each BiDi command is a round trip through the whole browser.
  timeout: 180_000,
  use: {
    browserName: 'firefox' as const,
    launchOptions: firefoxOptions(),
  },
};

/** Browser tests run on the production build, served with its real headers and database. */
export default defineConfig({
  testDir: 'tests',
  testMatch: ['browser/**/*.spec.ts', 'fuzz/**/*.spec.ts'],
  // Each engine has its own, because a run empties it: what the last one left says why it failed.
  outputDir: `test-results/${ENGINE}`,
  fullyParallel: true,
  // Three on two cores: half of a test's time is waiting for the page.
  workers: 3,
  retries: 0,
  timeout: 60_000,
  // On two busy cores, content may be slow to appear.
  expect: { timeout: 10_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['BROWSER_REPORT'] ?? 'test-results/browser.json' }],
  ],
  use: {
    // Shorter than a test's time, so that one that waits in vain says in which line.
    actionTimeout: 40_000,
    navigationTimeout: 40_000,
    baseURL: `http://127.0.0.1:${PORT}`,
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    // So that tests read fresh responses; tests/browser/offline allows the worker.
    serviceWorkers: 'block',
    // Recording costs a third of the run on two cores: TRACE=1 turns it on to investigate a failure.
    trace: process.env['TRACE'] === '1' ? 'retain-on-failure' : 'off',
  },
  projects: [ENGINE === 'firefox' ? firefox : chromium],
  webServer: {
    command: 'node --import tsx tests/browser/serve.ts',
    url: `http://127.0.0.1:${PORT}/`,
    env: { PORT: String(PORT), HOST: '127.0.0.1', DATA_DIR: '.data/browser-tests' },
    reuseExistingServer: false,
    timeout: 60_000,
  },
});
