import type { Page } from '@playwright/test';
import { expect } from '../test.ts';

/** Waits until the worker has cached everything and controls this page. */
export async function untilKept(page: Page): Promise<void> {
  await page.waitForFunction(
    () => navigator.serviceWorker.controller?.state === 'activated',
    null,
    {
      // It fetches some two hundred files, one at a time.
      timeout: 60_000,
    },
  );
}

/**
 * Checks for a newer worker, as the browser does on visits, until its content shows. One check is not
 * enough: a check requested while another is in progress gets that one's result, which may predate the
 * deploy.
 */
export async function untilUpdated(page: Page, shows: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration('/onboarding');
      await registration?.update();
    });
    await shows();
  }).toPass({ timeout: 20_000 });
}

export const waitingWorker = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/onboarding');
    return registration?.waiting?.state === 'installed';
  });

export const editions = (page: Page): Promise<string[]> => page.evaluate(() => caches.keys());

/** Names of the scripts and style sheets that the page has loaded since it was opened. */
export const loadedFiles = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/assets/')),
  );
