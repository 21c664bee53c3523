import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** What may move of the page that a visitor has not touched (Cumulative Layout Shift). */
const STEADY = 0.02;

/**
 * Each page that is opened from now on, until the returned function is called, is a first visit:
 * nothing comes out of the browser's cache, and fonts come late.
 */
export async function beginFirstVisits(page: Page): Promise<() => Promise<void>> {
  const context = page.context();
  if (context.browser()?.browserType().name() !== 'chromium') {
    // While a page has a route, Playwright turns the cache off.
    await page.route('**/first-visit', (route) => route.fallback());
    return () => page.unroute('**/first-visit');
  }
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  return () => session.detach();
}

/** Fails with what has moved since the page was opened, without what an input has moved. */
export async function expectSteady(page: Page, where: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  // What comes last, as a check of the earlier steps, comes behind a paint.
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
