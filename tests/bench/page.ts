import type { PlainPage } from './plain-page.ts';

/** How much slower than this machine the measured pages run. */
export const SLOWDOWN = 4;

export async function slowDown(page: PlainPage): Promise<void> {
  await setSlowdown(page, SLOWDOWN);
}

/**
 * For pages that are measured in turn: gives what brings one of them to the front. Only that one is
 * slow then, because a page that is slowed down keeps a processor busy even where it does nothing,
 * and the pages behind would take the time of the one in front.
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
