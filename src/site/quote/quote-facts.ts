/** The facts of a page of the kind `quote` that it, its papers and the purchase show. */
export const QUOTE_FACTS = [
  'businessName',
  'address',
  'trades',
  'operatingState',
  'startDate',
  'subcontracted',
] as const;

export type QuoteFact = (typeof QUOTE_FACTS)[number];
