import type { Page } from '@playwright/test';

/** Opens all collapsed parts of the page, so that nothing goes unchecked. */
export async function openFolds(page: Page): Promise<void> {
  const closed = page.locator('main details:not([open]) > summary:visible');
  while ((await closed.count()) > 0) await closed.first().click();
}
