import type { DraftStore } from '../../draft/types.ts';
import type { Page } from '../../flow/types.ts';
import { submitted } from '../reference-number.ts';

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
