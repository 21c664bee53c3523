import type { Page } from '@playwright/test';
import { press } from '../../browser/funnel/steps.ts';

type Way = { name: string; run: (page: Page) => Promise<unknown> };

/**
 * The ways to leave a step. Whether it lets the visitor go is its own business. Buttons and links are
 * clicked: in Firefox, Enter presses none in a window behind another visitor's.
 */
export const WAYS_OUT: readonly Way[] = [
  { name: 'Continue', run: press },
  {
    name: 'Back',
    async run(page) {
      const back = page.getByRole('button', { name: 'Back', exact: true });
      if ((await back.count()) > 0) await back.click();
      else await page.reload();
    },
  },
  {
    name: 'the browser’s Back',
    run: (page) => page.evaluate(() => void setTimeout(() => history.back())),
  },
  { name: 'a reload', run: (page) => page.reload() },
  { name: 'a link', run: (page) => page.locator('header a[href]').first().click() },
  { name: 'another address', run: (page) => page.goto('/privacy') },
  { name: 'a new tab, which hides this one', run: hide },
  { name: 'closing the tab', run: close },
];

/** What a browser does with a page behind another; on a phone it may never come back. */
async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
}

/** As a visitor does it, with the page's own events, and without staying if it asks. */
async function close(page: Page): Promise<void> {
  page.on('dialog', (dialog) => void dialog.accept());
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
}
