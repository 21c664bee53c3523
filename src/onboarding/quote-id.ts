import type { ProgressChange } from '../draft/types.ts';

const LIMIT = 10_000_000;

type Chance = Pick<Crypto, 'getRandomValues'>;

/**
 * Quote id and status at submission (decision D13): `QTE-` and a random number below ten
 * million, made once and kept.
 */
export function quoteOf(
  known: string | undefined,
  crypto: Chance = globalThis.crypto,
): ProgressChange {
  return { quoteStatus: 'quoted', quoteId: known ?? `QTE-${randomBelow(LIMIT, crypto)}` };
}

/** Every number below the limit is equally likely: what would favour the low ones is drawn again. */
function randomBelow(limit: number, crypto: Chance): number {
  const fair = Math.floor(2 ** 32 / limit) * limit;
  for (;;) {
    const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (drawn < fair) return drawn % limit;
  }
}
