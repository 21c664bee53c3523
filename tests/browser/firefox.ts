import type { LaunchOptions } from '@playwright/test';

/** How the tests start Firefox: the one that `tests/run` found (`FIREFOX_PATH`). */
export function firefoxOptions(): LaunchOptions {
  return { executablePath: process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr' };
}
