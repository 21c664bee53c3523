import type { LaunchOptions } from '@playwright/test';

/** Firefox preferences (`about:config`) by name. */
export type Settings = Readonly<Record<string, string | number | boolean>>;

/** Launch options for Firefox: the browser found by `tests/run` (`FIREFOX_PATH`). */
export function firefoxOptions(settings: Settings = {}): LaunchOptions {
  return {
    channel: 'moz-firefox',
    executablePath: process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr',
    firefoxUserPrefs: {
      // Overlay scroll bars, as on a phone and as Playwright sets them in Chromium.
      'ui.useOverlayScrollbars': 1,
      // Disables the back/forward cache, as in Playwright's Chromium: it would wait for a load event.
      'browser.sessionhistory.max_total_viewers': 0,
      ...settings,
    },
  };
}
