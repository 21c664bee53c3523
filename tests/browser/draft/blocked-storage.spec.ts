import type { BrowserContext } from '@playwright/test';
import { firefoxOptions } from '../firefox.ts';
import { expect, test, watch } from '../test.ts';
import { continueTo, primary } from '../funnel/steps.ts';

test('with all site data blocked the page says so, and the questions continue', async ({
  playwright,
  browserName,
  openContext,
  baseURL,
  origins,
  troubles,
}) => {
  const context =
    browserName === 'firefox' ? await blockingFirefox() : await blocking(await openContext());
  const page = await context.newPage();
  await page.goto(`${String(baseURL)}/onboarding`);
  await page.getByRole('radio', { name: /^Food/ }).check();
  await page.getByLabel(/^State where/).selectOption('New York');
  await expect(page.getByText('Not saved on this device').first()).toBeVisible();
  await continueTo(page, '/onboarding/email');
  await page.getByLabel(/What email/).fill('cafe@example.org');
  await continueTo(page, '/onboarding/details');
  await expect(primary(page)).toBeVisible();
  await context.close();

  /** A Firefox whose visitor blocks all cookies, which also blocks all storage. */
  async function blockingFirefox(): Promise<BrowserContext> {
    const firefox = await playwright.firefox.launch(
      firefoxOptions({ 'network.cookie.cookieBehavior': 2 }),
    );
    const own = await firefox.newContext();
    own.once('close', () => void firefox.close());
    await watch(own, origins, troubles);
    return own;
  }
});

/** Chromium's behavior in that case: every storage access throws. */
async function blocking(context: BrowserContext): Promise<BrowserContext> {
  await context.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, { get: refuse, configurable: true });
    }
    // A page without a secure origin, such as the blank one, has no Web Locks.
    if (typeof LockManager === 'undefined') return;
    LockManager.prototype.request = () =>
      Promise.reject(new DOMException('Access to the Locks API is denied.', 'SecurityError'));
  });
  return context;
}
