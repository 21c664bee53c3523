import { existsSync } from 'node:fs';
import { debianPackages } from './debian.mjs';
import { leaveOut, playwrightCounts } from './suites.mjs';

const DEBIAN = '/usr/bin/firefox-esr';
const REPORT = 'test-results/firefox.json';

/**
 * The browser tests in Firefox: all that it can run, or those that Playwright's arguments select.
 * Without a Firefox there are none, which is reported and counted as "not run".
 *
 * @returns {import('./suites.mjs').Task[]}
 */
export function firefoxTasks(args = []) {
  const firefox = findFirefox();
  if (firefox === undefined) {
    leaveOut('Firefox', 'install firefox-esr, or set FIREFOX_PATH to a Firefox, and try again.');
    return [];
  }
  return [
    {
      name: 'browser tests in Firefox',
      command: 'npx',
      args: ['playwright', 'test', ...args],
      env: { ENGINE: 'firefox', FIREFOX_PATH: firefox, BROWSER_REPORT: REPORT },
      report: REPORT,
      countsOf: playwrightCounts,
    },
  ];
}

/** `FIREFOX_PATH`, or Debian's Firefox, which is installed if possible. */
function findFirefox() {
  const found = process.env['FIREFOX_PATH'] ?? DEBIAN;
  if (existsSync(found)) return found;
  return found === DEBIAN && debianPackages('firefox-esr') && existsSync(DEBIAN)
    ? DEBIAN
    : undefined;
}
