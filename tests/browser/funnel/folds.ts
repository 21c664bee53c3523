import type { Page } from '@playwright/test';

/** Opens every part of the page that is folded up, so that nothing of it goes unseen. */
export async function openFolds(page: Page): Promise<void> {
  const closed = page.locator('main details:not([open]) > summary:visible');
  while ((await closed.count()) > 0) await closed.first().click();
}
