/** Days after which the database deletes such a draft, too (supabase/migrations). */
const DAYS_KEPT = 90;
const DAY = 24 * 60 * 60 * 1000;
/** Nothing was saved before this: the clock was wrong, as after its battery has run out. */
const FIRST_SAVE = Date.parse('2026-01-01T00:00:00Z');

/**
 * True for an object stored under `progress` that was neither touched for 90 days nor submitted
 * (decision D40). `now` is in milliseconds since 1970.
 */
export function isStale(
  { savedAt, quoteStatus }: { savedAt?: unknown; quoteStatus?: unknown },
  now: number,
): boolean {
  if (typeof savedAt !== 'string' || quoteStatus !== undefined) return false;
  const saved = Date.parse(savedAt);
  return saved >= FIRST_SAVE && now - saved > DAYS_KEPT * DAY;
}
