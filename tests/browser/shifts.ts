import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Allowed layout shift of an untouched page (Cumulative Layout Shift). */
const STEADY = 0.02;

/**
 * Makes every page opened until the returned function is called a first visit: nothing comes from the
 * browser cache, and fonts arrive late.
 */
export async function beginFirstVisits(page: Page): Promise<() => Promise<void>> {
  const context = page.context();
  if (context.browser()?.browserType().name() !== 'chromium') {
    // While a page has a route, Playwright disables the cache.
    await page.route('**/first-visit', (route) => route.fallback());
    return () => page.unroute('**/first-visit');
  }
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  return () => session.detach();
}

/**
 * Fails with the elements that have shifted since the page was opened, except shifts caused by input.
 */
export async function expectSteady(page: Page, where: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  // The last work, such as checking the earlier steps, runs after a paint.
  await page.evaluate(
    () =>
      new Promise((done) => {
        requestIdleCallback(() =>
          requestAnimationFrame(() => requestIdleCallback(() => done(null))),
        );
      }),
  );
  const shifts = await page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const entries = observer.takeRecords();
    observer.disconnect();
    return entries.flatMap((entry) => {
      const shift = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
      };
      if (shift.hadRecentInput) return [];
      const moved = shift.sources.map(
        ({ node, previousRect, currentRect }) =>
          `${(node?.textContent ?? '').slice(0, 40)} ${previousRect.y} to ${currentRect.y}`,
      );
      return [{ value: shift.value, moved: moved.join(' | ') }];
    });
  });
  const sum = shifts.reduce((so, { value }) => so + value, 0);
  expect.soft(sum, `${where}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(STEADY);
}
