import brand from '../../schemas/catalog/brand.json';
import type { ProgressChange } from '../draft/types.ts';

const { prefix, below } = brand.quoteIds;

type Chance = Pick<Crypto, 'getRandomValues'>;

/**
 * Quote id and status at submission (decision D13): a prefix and a random number below a limit,
 * both from the brand's catalogue, made once and kept.
 */
export function quoteOf(
  known: string | undefined,
  crypto: Chance = globalThis.crypto,
): ProgressChange {
  return { quoteStatus: 'quoted', quoteId: known ?? prefix + randomBelow(below, crypto) };
}

/** Every number below the limit is equally likely: what would favour the low ones is drawn again. */
function randomBelow(limit: number, crypto: Chance): number {
  const fair = Math.floor(2 ** 32 / limit) * limit;
  for (;;) {
    const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (drawn < fair) return drawn % limit;
  }
}
