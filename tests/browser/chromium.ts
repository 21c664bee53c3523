import type { LaunchOptions } from '@playwright/test';

/**
 * Launch options for Chromium in every test: the browser found by `tests/run` (`CHROME_PATH`), with its
 * own background requests disabled, so that a request to any other origin can only come from the
 * product.
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
      // Subpixel letter widths, as on phones and high-density screens; the headless shell rounds them.
      '--font-render-hinting=none',
    ],
  };
}
