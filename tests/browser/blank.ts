import type { Page } from '@playwright/test';

export const BLANK = '/favicon.svg';

/**
 * Opens something of the site's origin in which nothing of ours runs.
 *
 * A file and not a page made up by a route: while a page has a route, Playwright turns the browser's
 * cache off, and what is loaded then and next is fetched and compiled again, at three times the cost.
 */
export async function openBlank(page: Page): Promise<void> {
  await page.goto(BLANK);
}
