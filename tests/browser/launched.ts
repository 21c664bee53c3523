import type { LaunchOptions } from '@playwright/test';
import { firefoxOptions, type Settings } from './firefox.ts';

/**
 * For `test.use` at the top of a file: a Firefox whose visitor has set these, because Playwright cannot
 * ask Firefox ESR for what it asks Chromium for. Chromium stays as it is: a file that sets the launch
 * has workers and browsers of its own, whose caches are cold.
 */
export const launched = (settings: Settings): { launchOptions?: LaunchOptions } =>
  process.env['ENGINE'] === 'firefox' ? { launchOptions: firefoxOptions(settings) } : {};
