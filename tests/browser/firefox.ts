import type { LaunchOptions } from '@playwright/test';

/** What a visitor may have set in a Firefox (`about:config`), by name. */
export type Settings = Readonly<Record<string, string | number | boolean>>;

/** How the tests start Firefox: the one that `tests/run` found (`FIREFOX_PATH`). */
export function firefoxOptions(settings: Settings = {}): LaunchOptions {
  return {
    channel: 'moz-firefox',
    executablePath: process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr',
    firefoxUserPrefs: {
      // A scroll bar that takes no room, as on a phone, and as Playwright has it in Chromium.
      'ui.useOverlayScrollbars': 1,
      // No page is kept for Back, as Playwright has it in Chromium: it would wait for the page to load.
      'browser.sessionhistory.max_total_viewers': 0,
      ...settings,
    },
  };
}
