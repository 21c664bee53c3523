/** The storage keys of a questionnaire's draft (spec section 3). */
export type StoredKeys = { progress: string; mirror: string };

/** `onboardingProgress` and `onboardingData` for the flow `onboarding`; hyphens become camelCase. */
export function keysOf(flow: string): StoredKeys {
  const name = flow.replace(/-([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());
  return { progress: `${name}Progress`, mirror: `${name}Data` };
}

/** Keys stored beside the answers: whose they are, when they were saved, and what was sent. */
export const BOOKKEEPING: readonly string[] = [
  'uuid',
  'flowVersion',
  'savedAt',
  'serverVersion',
  'sync',
];
/** Keys stored beside the answers: how far the visitor has come. */
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
