import type { Page } from '@playwright/test';

const BLANK = '/favicon.svg';

/**
 * Opens a resource of the site's origin that runs none of our code.
 *
 * This is a real file rather than a page faked by a route: while a page has a route, Playwright disables
 * the browser cache, so everything loaded then and next is fetched and compiled again, at three times
 * the cost.
 */
export async function openBlank(page: Page): Promise<void> {
  await page.goto(BLANK);
}
