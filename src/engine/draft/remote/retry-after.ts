/** The longest wait in milliseconds, even if the server asks for more. */
const LONGEST = 300_000;

/** Statuses whose `Retry-After` says when to retry (RFC 9110, section 10.2.3). */
const COME_BACK = new Set([429, 503]);

/** Reads `Retry-After` from responses; the client does not pass on headers. */
export type RetryAfter = {
  watch: (fetch: typeof globalThis.fetch) => typeof globalThis.fetch;
  /** Milliseconds that the last response asked to wait. */
  asked: () => number | undefined;
};

/** `now` in milliseconds since 1970. */
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

/** A `Retry-After`, seconds or an HTTP date, in milliseconds; undefined if it is neither. */
function waitOf(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  const wait = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - now;
  return Number.isNaN(wait) ? undefined : Math.min(LONGEST, Math.max(0, wait));
}
