/**
 * `industry_ui` holds the business type, or after a quote `quoted` or `quoted:QTE-…` (spec
 * section 3). A status is never read back as a business type (D24).
 */
export type QuoteProgress = { quoteStatus: string; quoteId?: string };

const STATUS = /^(quoted)(?::(.+))?$/;

/** The quote's status and id in a stored `industry_ui`; undefined where it is no status. */
export function quoteProgressOf(industry: string | undefined): QuoteProgress | undefined {
  const [, quoteStatus, quoteId] = STATUS.exec(industry ?? '') ?? [];
  if (!quoteStatus) return undefined;
  return quoteId ? { quoteStatus, quoteId } : { quoteStatus };
}
