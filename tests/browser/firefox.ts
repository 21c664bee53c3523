import type { LaunchOptions } from '@playwright/test';

/** What a visitor may have set in a Firefox (`about:config`), by name. */
export type Settings = Readonly<Record<string, string | number | boolean>>;

/** How the tests start Firefox: the one that `tests/run` found (`FIREFOX_PATH`). */
export function firefoxOptions(settings: Settings = {}): LaunchOptions {
  return {
    channel: 'moz-firefox',
    executablePath: process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr',
    // A scroll bar that takes no room, as on a phone, and as Playwright has it in Chromium.
    firefoxUserPrefs: { 'ui.useOverlayScrollbars': 1, ...settings },
  };
}
