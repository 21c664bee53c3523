import type { PlainPage } from './plain-page.ts';

/** CPU slowdown of the measured pages relative to this machine. */
export const SLOWDOWN = 4;

export async function slowDown(page: PlainPage): Promise<void> {
  await setSlowdown(page, SLOWDOWN);
}

/**
 * For pages that are measured in turn: returns a function that brings one of them to the front. Only
 * that page is throttled, because a throttled page keeps a CPU busy even when idle, and the background
 * pages would take time from the one in front.
 */
export function takingTurns(pages: readonly PlainPage[]): (page: PlainPage) => Promise<void> {
  return async (inFront) => {
    for (const page of pages) await setSlowdown(page, page === inFront ? SLOWDOWN : 1);
    await inFront.send('Page.bringToFront');
  };
}

async function setSlowdown(page: PlainPage, rate: number): Promise<void> {
  await page.send('Emulation.setCPUThrottlingRate', { rate });
}
