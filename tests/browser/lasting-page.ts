import type { Page } from '@playwright/test';
import { test as watched, watch } from './test.ts';

type Lasting = { page: Page; troubles: string[] };

/**
 * For tables of small tests: all tests of a worker share one page, whose browser then has the
 * site's files at hand. A test starts with empty storage; one that changes more than storage and
 * routes (clock, size, a second page) takes the page of `test.ts`.
 */
export const test = watched.extend<object, { lasting: Lasting }>({
  lasting: [
    async ({ browser }, show, { project }) => {
      const { baseURL, locale, timezoneId } = project.use;
      const context = await browser.newContext({
        ...(baseURL === undefined ? {} : { baseURL }),
        ...(locale === undefined ? {} : { locale }),
        ...(timezoneId === undefined ? {} : { timezoneId }),
        serviceWorkers: 'block',
      });
      const troubles: string[] = [];
      await watch(context, new Set([new URL(baseURL ?? '').origin]), troubles);
      await show({ page: await context.newPage(), troubles });
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ lasting, troubles }, show) => {
    const { page } = lasting;
    // A page of the site's origin that asks the server for nothing, an icon neither.
    await page.route('**/empty', async (route) => {
      await route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' });
    });
    await page.goto('/empty');
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    lasting.troubles.length = 0;
    await show(page);
    troubles.push(...lasting.troubles);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});

export { expect } from './test.ts';
