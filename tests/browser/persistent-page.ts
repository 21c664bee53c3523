import { openBlank } from './blank.ts';
import { test as watched } from './test.ts';

/**
 * All tests of a worker share one page, so that its browser has the site's files cached and compiled.
 * Each test starts with empty storage, its own viewport and media settings, and no listeners. A test
 * that changes more than that and routes (clock, init scripts, offline, a second page) uses the page of
 * `test.ts`.
 */
export const test = watched.extend({
  page: async ({ lasting, troubles, browserName, viewport, colorScheme, contextOptions }, show) => {
    const { page } = lasting;
    const { reducedMotion = null, forcedColors = null } = contextOptions;
    // Firefox leaves the focus with the page opened last, even after that page is closed.
    await page.bringToFront();
    await openBlank(page);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await page.setViewportSize(viewport ?? { width: 1280, height: 720 });
    // Firefox ESR does not support this.
    if (browserName !== 'firefox')
      await page.emulateMedia({ media: null, colorScheme, reducedMotion, forcedColors });
    lasting.troubles.length = 0;
    await show(page);
    troubles.push(...lasting.troubles);
    page.removeAllListeners();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});

export { expect } from './test.ts';
