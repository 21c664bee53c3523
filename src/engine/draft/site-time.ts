/** Milliseconds that the site has to answer. */
const TIMEOUT = 10_000;

/**
 * The time of the server that sent the page, in milliseconds since 1970: a clock other than this
 * device's. Undefined offline, if there is no response in time, and if the response has no date.
 */
export async function siteTime(page: Window & typeof globalThis): Promise<number | undefined> {
  const signal = AbortSignal.timeout(TIMEOUT);
  const asked = page.fetch(page.location.pathname, { method: 'HEAD', cache: 'no-store', signal });
  const response = await asked.catch(() => undefined);
  const time = Date.parse(response?.headers.get('date') ?? '');
  return Number.isNaN(time) ? undefined : time;
}
