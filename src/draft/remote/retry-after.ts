/** Milliseconds that a server is believed; whoever names more is asked again after that. */
const LONGEST = 300_000;

/** Statuses whose `Retry-After` says when to come back (RFC 9110, section 10.2.3). */
const COME_BACK = new Set([429, 503]);

/** Hears when the server wants to be asked again; the client does not hand on headers. */
export type RetryAfter = {
  watch: (fetch: typeof globalThis.fetch) => typeof globalThis.fetch;
  /** Milliseconds that the last answer asked to wait. */
  asked: () => number | undefined;
};

/** Begins with nothing asked. `now` in milliseconds since 1970. */
export function retryAfter(now: () => number = Date.now): RetryAfter {
  let asked: number | undefined;
  return {
    watch: (fetch) => async (input, init) => {
      asked = undefined;
      const response = await fetch(input, init);
      const header = response.headers.get('Retry-After');
      if (COME_BACK.has(response.status)) asked = waitOf(header, now());
      return response;
    },
    asked: () => asked,
  };
}

/** Milliseconds in a `Retry-After`, seconds or an HTTP date; undefined where it is neither. */
function waitOf(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  const wait = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - now;
  return Number.isNaN(wait) ? undefined : Math.min(LONGEST, Math.max(0, wait));
}
