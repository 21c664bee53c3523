/** Keys of the browser's storage (spec section 3). */
export const PROGRESS_KEY = 'onboardingProgress';
export const MIRROR_KEY = 'onboardingData';

/** What is stored beside the answers: whose they are, how far the visitor came, what was sent. */
export const BOOKKEEPING: readonly string[] = ['uuid', 'flowVersion', 'savedAt', 'sync'];
export const PROGRESS = [
  'currentStep',
  'furthestStep',
  'toConfirm',
  'quoteId',
  'quoteStatus',
] as const;

/** True when an object stored under `PROGRESS_KEY` holds an answer. */
export function holdsAnswers(stored: object): boolean {
  const others: ReadonlySet<string> = new Set([...BOOKKEEPING, ...PROGRESS]);
  return Object.keys(stored).some((key) => !others.has(key));
}
