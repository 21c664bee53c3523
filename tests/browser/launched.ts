import type { LaunchOptions, PlaywrightWorkerOptions } from '@playwright/test';
import { browserOptions } from './chromium.ts';
import { firefoxOptions, type Settings } from './firefox.ts';

type Engine = Pick<PlaywrightWorkerOptions, 'browserName'>;
type Show = (options: LaunchOptions) => Promise<void>;
type Launched = {
  launchOptions: [(engine: Engine, show: Show) => Promise<void>, { scope: 'worker' }];
};

/**
 * For `test.use` at the top of a file: a Firefox whose visitor has set these, because Playwright cannot
 * ask Firefox ESR for what it asks Chromium for.
 */
export const launched = (settings: Settings): Launched => ({
  launchOptions: [
    async ({ browserName }, show) => {
      await show(browserName === 'firefox' ? firefoxOptions(settings) : browserOptions());
    },
    { scope: 'worker' },
  ],
});
