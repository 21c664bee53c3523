import type { Page } from '@playwright/test';

const REMOTE = '**/rest/v1/**';
/** What the browser itself reports of a request that gets no answer. */
export const NO_ANSWER = /Failed to load resource/;

/** From now on the server cannot be reached; `writes` only: it can still be read. */
export async function breakRemote(page: Page, what: 'all' | 'writes' = 'all'): Promise<void> {
  await page.route(REMOTE, async (route) => {
    if (what === 'writes' && route.request().method() === 'GET') await route.fallback();
    else await route.abort();
  });
}

export async function restoreRemote(page: Page): Promise<void> {
  await page.unroute(REMOTE);
}

/** Holds every call back until the returned function is called. */
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

/** Methods of the writes to a table of the server from now on. */
export function watchWrites(page: Page, table: string): string[] {
  const writes: string[] = [];
  page.on('request', (request) => {
    const isWrite = new URL(request.url()).pathname === `/rest/v1/${table}`;
    if (isWrite && request.method() !== 'GET') writes.push(request.method());
  });
  return writes;
}
