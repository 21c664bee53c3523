/** `burst` at once, then `perSecond`. */
export type Rate = { burst: number; perSecond: number };

/** Counts what each address has used up. */
export type RateLimiter = {
  /** Seconds until the address may continue; 0 if it may now. */
  wait(address: string): number;
  use(address: string, amount?: number): void;
};

type Left = { amount: number; at: number };

/**
 * An address is dropped once its allowance is fully restored; beyond this many, the least recently
 * seen go first.
 */
const MOST_ADDRESSES = 10_000;

/** A token bucket per address (`now` in milliseconds), initially full, refilled at a constant rate. */
export function openRateLimiter(
  { burst, perSecond }: Rate,
  // Not the time of day: setting the clock back would lock out everybody who is known.
  now: () => number = () => performance.now(),
): RateLimiter {
  const buckets = new Map<string, Left>();

  function leftFor(address: string): number {
    const bucket = buckets.get(address);
    if (!bucket) return burst;
    return Math.min(burst, bucket.amount + ((now() - bucket.at) / 1000) * perSecond);
  }

  return {
    wait: (address) => Math.ceil(Math.max(0, 1 - leftFor(address)) / perSecond),
    use(address, amount = 1) {
      const left = leftFor(address) - amount;
      buckets.delete(address);
      buckets.set(address, { amount: left, at: now() });
      for (const known of buckets.keys()) {
        if (buckets.size <= MOST_ADDRESSES && leftFor(known) < burst) break;
        buckets.delete(known);
      }
    },
  };
}
