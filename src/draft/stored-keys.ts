/** The storage keys of a questionnaire's draft (spec section 3). */
export type StoredKeys = { progress: string; mirror: string };

/** `onboardingProgress` and `onboardingData` for the flow `onboarding`; hyphens become camelCase. */
export function keysOf(flow: string): StoredKeys {
  const name = flow.replace(/-([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());
  return { progress: `${name}Progress`, mirror: `${name}Data` };
}

/** Stored beside the answers: whose they are, how far the visitor got, what was sent. */
export const BOOKKEEPING: readonly string[] = ['uuid', 'flowVersion', 'savedAt', 'sync'];
export const PROGRESS = [
  'currentStep',
  'furthestStep',
  'toConfirm',
  'quoteId',
  'quoteStatus',
] as const;

/** True when an object stored under `progress` holds an answer. */
export function holdsAnswers(stored: object): boolean {
  const others: ReadonlySet<string> = new Set([...BOOKKEEPING, ...PROGRESS]);
  return Object.keys(stored).some((key) => !others.has(key));
}

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
