import { existsSync } from 'node:fs';
import { debianPackages } from './debian.mjs';
import { leaveOut, playwrightCounts, run } from './suites.mjs';

const DEBIAN = '/usr/bin/firefox-esr';
const REPORT = 'test-results/firefox.json';

/** Runs the browser tests in Firefox: all that it can, or those that Playwright's arguments name. */
export async function runFirefox(args = []) {
  const firefox = findFirefox();
  if (firefox === undefined) {
    leaveOut('Firefox', 'install firefox-esr, or set FIREFOX_PATH to a Firefox, and try again.');
    return;
  }
  await run({
    name: 'browser tests in Firefox',
    command: 'npx',
    args: ['playwright', 'test', ...args],
    env: { ENGINE: 'firefox', FIREFOX_PATH: firefox, BROWSER_REPORT: REPORT },
    report: REPORT,
    countsOf: playwrightCounts,
  });
}

/** `FIREFOX_PATH` or Debian's, which is fetched where it can be. */
function findFirefox() {
  const found = process.env['FIREFOX_PATH'] ?? DEBIAN;
  if (existsSync(found)) return found;
  return found === DEBIAN && debianPackages('firefox-esr') && existsSync(DEBIAN)
    ? DEBIAN
    : undefined;
}
