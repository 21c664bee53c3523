/**
 * Once the answers are submitted, the column that the flow's `remote.quoted` fills holds `quoted`
 * or `quoted:<id>` (spec section 3); before that it may hold an answer. A status is never read back
 * as that answer (D24).
 */
export type QuoteProgress = { quoteStatus: string; quoteId?: string };

const STATUS = /^(quoted)(?::(.+))?$/;

/** The quote's status and id in a stored column; undefined where it holds no status. */
export function quoteProgressOf(column: string | undefined): QuoteProgress | undefined {
  const [, quoteStatus, quoteId] = STATUS.exec(column ?? '') ?? [];
  if (!quoteStatus) return undefined;
  return quoteId ? { quoteStatus, quoteId } : { quoteStatus };
}
