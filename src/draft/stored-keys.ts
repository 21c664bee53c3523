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
