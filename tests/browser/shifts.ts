import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** What may move of the page that a visitor has not touched (Cumulative Layout Shift). */
const STEADY = 0.02;

type Shift = { value: number; moved: string };

declare global {
  interface Window {
    shifts: Shift[];
  }
}

/** Notes from now on what moves in every page that is opened, without what an input has moved. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
        };
        if (shift.hadRecentInput) continue;
        const moved = shift.sources.map(
          ({ node, previousRect, currentRect }) =>
            `${(node?.textContent ?? '').slice(0, 40)} ${previousRect.y} to ${currentRect.y}`,
        );
        window.shifts.push({ value: shift.value, moved: moved.join(' | ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Fails with what has moved where that is too much; call it once the page has what it shows. */
export async function expectSteady(page: Page, where: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  // What comes last, as a check of the earlier steps, comes behind a paint.
  await page.waitForTimeout(400);
  const shifts = await page.evaluate(() => window.shifts);
  const sum = shifts.reduce((so, { value }) => so + value, 0);
  expect.soft(sum, `${where}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(STEADY);
}
