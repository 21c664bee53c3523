/** Days after which the database deletes such a draft, too (supabase/migrations). */
const DAYS_KEPT = 90;
const DAY = 24 * 60 * 60 * 1000;

/**
 * True for an object stored under `progress` that was neither touched for 90 days nor submitted
 * (decision D40). `now` is in milliseconds since 1970.
 */
export function isStale(
  { savedAt, quoteStatus }: { savedAt?: unknown; quoteStatus?: unknown },
  now: number,
): boolean {
  if (typeof savedAt !== 'string' || quoteStatus !== undefined) return false;
  return now - Date.parse(savedAt) > DAYS_KEPT * DAY;
}
