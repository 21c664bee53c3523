import type { Page } from '@playwright/test';
import { violations } from '../axe.ts';
import { expect } from '../test.ts';

const HEIGHT = 900;

/** Runs axe on the whole page, in a window tall enough that the bottom bar covers nothing. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  const size = page.viewportSize() ?? { width: 1280, height: HEIGHT };
  await lookInTallWindow(page, size, what);
  await page.setViewportSize(size);
}

/** Runs axe at each width, and leaves the page at the last one. */
export async function expectAccessibleAt(
  page: Page,
  widths: readonly number[],
  what: string,
): Promise<void> {
  for (const width of widths) {
    await resize(page, width);
    await lookInTallWindow(page, { width, height: HEIGHT }, what);
    await resize(page, width);
  }
}

async function lookInTallWindow(
  page: Page,
  { width, height }: { width: number; height: number },
  what: string,
): Promise<void> {
  const needed = await page.evaluate(() => document.documentElement.scrollHeight);
  if (needed > height) await page.setViewportSize({ width, height: needed });
  expect(await violations(page), `${what} at ${width} px`).toEqual([]);
}

export async function expectNoSidewaysScroll(page: Page, what: string): Promise<void> {
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(overflow, `${what} at ${page.viewportSize()?.width} px`).toBeLessThanOrEqual(0);
}

export const resize = (page: Page, width: number) =>
  page.setViewportSize({ width, height: HEIGHT });
