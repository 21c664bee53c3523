import type { Page } from '@playwright/test';
import { violations } from '../axe.ts';
import { expect } from '../test.ts';

const WIDTHS = [390, 768, 1280];

/** Looks with axe once nothing slides or fades any more. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  // What is still sliding or fading in has other colours and sizes than what is there.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null))),
  );
  expect(await violations(page), `${what} at ${page.viewportSize()?.width} px`).toEqual([]);
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
