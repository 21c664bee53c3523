import type { Page } from '@playwright/test';
import { violations } from '../axe.ts';
import { expect } from '../test.ts';

const WIDTHS = [390, 768, 1280];

/** Looks with axe at the whole page, in a window so tall that the bar at its foot covers nothing. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  const size = page.viewportSize() ?? { width: 1280, height: 900 };
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...size, height: Math.max(size.height, height) });
  expect(await violations(page), `${what} at ${size.width} px`).toEqual([]);
  await page.setViewportSize(size);
}

export async function expectAccessibleAtAllWidths(page: Page, what: string): Promise<void> {
  for (const width of WIDTHS) {
    await resize(page, width);
    await expectAccessible(page, what);
  }
}

export async function expectNoSidewaysScroll(page: Page, what: string): Promise<void> {
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(overflow, `${what} at ${page.viewportSize()?.width} px`).toBeLessThanOrEqual(0);
}

export const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 900 });
