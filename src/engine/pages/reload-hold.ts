import type { DraftStore } from '../draft/types.ts';

/** A field being typed in, an open dialog, a save that is waited for, an interlude. */
const IN_USE =
  'textarea:focus, select:focus, input:focus:not([type=checkbox], [type=radio]), dialog[open], [aria-busy=true], [inert]';

/**
 * True if a reload would lose something: answers that no storage holds or, unless the page cannot go
 * on without the reload, what the visitor is doing.
 */
export function losesByReload(
  store: Pick<DraftStore, 'survivesReload'>,
  page: Pick<Document, 'querySelector'>,
  isAwaited: boolean,
): boolean {
  if (!store.survivesReload()) return true;
  return !isAwaited && page.querySelector(IN_USE) !== null;
}
