import { existsSync } from 'node:fs';
import { debianPackages } from './debian.mjs';
import { leaveOut, playwrightCounts } from './suites.mjs';

const DEBIAN = '/usr/bin/firefox-esr';
const REPORT = 'test-results/firefox.json';

/**
 * The browser tests in Firefox: all that it can run, or those that Playwright's arguments name. None,
 * which is said and counted, where there is no Firefox.
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

/** `FIREFOX_PATH` or Debian's, which is fetched where it can be. */
function findFirefox() {
  const found = process.env['FIREFOX_PATH'] ?? DEBIAN;
  if (existsSync(found)) return found;
  return found === DEBIAN && debianPackages('firefox-esr') && existsSync(DEBIAN)
    ? DEBIAN
    : undefined;
}
