import type { LaunchOptions } from '@playwright/test';

/**
 * How every test starts Chromium: the one that `tests/run` found (`CHROME_PATH`), and
 * silent, so that a request to anywhere else can only be the product's own.
 */
export function browserOptions(): LaunchOptions {
  const executablePath = process.env['CHROME_PATH'] ?? '/usr/bin/chromium';
  return {
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      // Widths of letters as on phones and sharp screens; without it the shell rounds each of them.
      '--font-render-hinting=none',
    ],
  };
}
