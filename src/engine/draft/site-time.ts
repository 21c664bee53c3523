/** Milliseconds that the site has to answer. */
const TIMEOUT = 10_000;

/**
 * The time of the server that sent the page, in milliseconds since 1970: a clock other than this
 * device's. Undefined if the response has no date.
 * @throws (rejects) offline, or if there is no response in time.
 */
export async function siteTime(page: Window & typeof globalThis): Promise<number | undefined> {
  const signal = AbortSignal.timeout(TIMEOUT);
  const { headers } = await page.fetch(page.location.pathname, {
    method: 'HEAD',
    cache: 'no-store',
    signal,
  });
  const time = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(time) ? undefined : time;
}
