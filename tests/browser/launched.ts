import type { LaunchOptions } from '@playwright/test';
import { firefoxOptions, type Settings } from './firefox.ts';

/**
 * For `test.use` at the top of a file: launches Firefox with these preferences, because Playwright
 * cannot control in Firefox ESR what it can in Chromium. Chromium launches as usual: a file that sets
 * launch options gets its own workers and browsers, with cold caches.
 */
export const launched = (settings: Settings): { launchOptions?: LaunchOptions } =>
  process.env['ENGINE'] === 'firefox' ? { launchOptions: firefoxOptions(settings) } : {};
