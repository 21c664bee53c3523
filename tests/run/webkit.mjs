import { existsSync } from 'node:fs';
import { debianPackages } from './debian.mjs';
import { leaveOut, vitestCounts } from './suites.mjs';

const PARTS = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];
const REPORT = 'test-results/webkit.json';

/**
 * The tests in WebKit, Safari's engine: all of them, or those that Vitest's arguments select. Without
 * a WebKit there are none, which is reported and counted as "not run".
 *
 * @returns {import('./suites.mjs').Task[]}
 */
export function webkitTasks(args = []) {
  const isInstalled = () => PARTS.every((file) => existsSync(file));
  if (!isInstalled() && !(debianPackages('webkit2gtk-driver', 'xvfb') && isInstalled())) {
    leaveOut('WebKit', "install Debian's webkit2gtk-driver and xvfb, and try again.");
    return [];
  }
  return [
    {
      name: 'tests in WebKit',
      command: 'npx',
      args: [
        'vitest',
        'run',
        '--config',
        'vitest.webkit.config.ts',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${REPORT}`,
        ...args,
      ],
      report: REPORT,
      countsOf: vitestCounts,
    },
  ];
}
