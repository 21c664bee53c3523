import type { CDPSession, Page } from '@playwright/test';

/** How much slower than this machine the measured pages run. */
export const SLOWDOWN = 4;

export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await setSlowdown(session, SLOWDOWN);
  return session;
}

/**
 * For pages that are measured in turn: gives what brings one of them to the front. Only that one is
 * slow then, because a page that is slowed down keeps a processor busy even where it does nothing,
 * and the pages behind would take the time of the one in front.
 */
export async function takingTurns(pages: readonly Page[]): Promise<(page: Page) => Promise<void>> {
  const sessions = await Promise.all(
    pages.map(async (page) => ({ page, session: await page.context().newCDPSession(page) })),
  );
  return async (inFront) => {
    for (const { page, session } of sessions) {
      await setSlowdown(session, page === inFront ? SLOWDOWN : 1);
    }
    await inFront.bringToFront();
  };
}

async function setSlowdown(session: CDPSession, rate: number): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}
