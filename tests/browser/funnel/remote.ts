import type { Page } from '@playwright/test';

const REMOTE = '**/rest/v1/**';
/** The browser's own report of a request without a response. */
export const NO_ANSWER = /Failed to load resource/;

/** Makes the server unreachable from now on; with `writes`, reads still work. */
export async function breakRemote(page: Page, what: 'all' | 'writes' = 'all'): Promise<void> {
  await page.route(REMOTE, async (route) => {
    if (what === 'writes' && route.request().method() === 'GET') await route.fallback();
    else await route.abort();
  });
}

export async function restoreRemote(page: Page): Promise<void> {
  await page.unroute(REMOTE);
}

/** Holds all requests until the returned function is called. */
export async function holdRemote(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(REMOTE, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/** Methods of all later writes to a server table. */
export function watchWrites(page: Page, table: string): string[] {
  const writes: string[] = [];
  page.on('request', (request) => {
    const isWrite = new URL(request.url()).pathname === `/rest/v1/${table}`;
    if (isWrite && request.method() !== 'GET') writes.push(request.method());
  });
  return writes;
}
