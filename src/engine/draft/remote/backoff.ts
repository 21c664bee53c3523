import type { RemoteFailure } from './repository-contract.ts';

const FIRST = 1_000;
const LONGEST = 60_000;
const SHORTEST = 100;
const RARELY = 300_000;

/**
 * Milliseconds to wait before attempt `failures + 1`: full jitter (anything up to the doubled
 * limit), so that visitors who lost the server together do not return together. A server that
 * responds but denies access is retried only every few minutes, and so is a bug of ours.
 */
export function backoff(failures: number, kind: RemoteFailure['kind'], random: number): number {
  if (kind === 'denied' || kind === 'internal') return Math.round(RARELY * (0.5 + random / 2));
  const limit = Math.min(LONGEST, FIRST * 2 ** failures);
  return Math.max(SHORTEST, Math.round(limit * random));
}
