import type { DraftStore, ProgressChange } from '../draft/types.ts';
import type { Page } from '../flow/types.ts';

type RandomSource = Pick<Crypto, 'getRandomValues'>;

/**
 * Id and status of a request when it is submitted (decision D13): the id follows the page's
 * `number`, a prefix and a random number below a limit, generated once and kept.
 */
export function submitted(
  { prefix, below }: NonNullable<Page['number']>,
  known: string | undefined,
  crypto: RandomSource = globalThis.crypto,
): ProgressChange {
  return { quoteStatus: 'quoted', quoteId: known ?? prefix + randomBelow(below, crypto) };
}

/**
 * Makes the request of a visitor who has every answer and never pressed the last Continue (D30).
 * One that has been made stays as it is.
 */
export function makeRequest(
  store: Pick<DraftStore, 'getSnapshot' | 'change' | 'saveNow'>,
  page: Page | undefined,
): void {
  const { quoteId, quoteStatus } = store.getSnapshot();
  if (page?.number === undefined || quoteStatus !== undefined) return;
  store.change({}, submitted(page.number, quoteId));
  void store.saveNow();
}

/** Every number below the limit is equally likely: draws that would favor the low ones are repeated. */
function randomBelow(limit: number, crypto: RandomSource): number {
  const fair = Math.floor(2 ** 32 / limit) * limit;
  for (;;) {
    const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (drawn < fair) return drawn % limit;
  }
}
