import type { CDPSession, Page } from '@playwright/test';

/** How much slower than this machine the measured pages run. */
export const SLOWDOWN = 4;

export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return session;
}
