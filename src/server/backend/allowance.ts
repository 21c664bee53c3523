/** `burst` at once, then `perSecond`. */
export type Rate = { burst: number; perSecond: number };

/** Counts what each address has used up. */
export type Allowance = {
  /** Seconds until the address may go on; 0: now. */
  wait(address: string): number;
  use(address: string): void;
};

type Left = { amount: number; at: number };

/** An address is forgotten once all of its allowance is back; the longest unseen go first. */
const MOST_ADDRESSES = 10_000;

/** A bucket for each address (`now` in milliseconds), full at first, refilled at an even pace. */
export function openAllowance({ burst, perSecond }: Rate, now: () => number = Date.now): Allowance {
  const buckets = new Map<string, Left>();

  function leftFor(address: string): number {
    const bucket = buckets.get(address);
    if (!bucket) return burst;
    return Math.min(burst, bucket.amount + ((now() - bucket.at) / 1000) * perSecond);
  }

  return {
    wait: (address) => Math.ceil(Math.max(0, 1 - leftFor(address)) / perSecond),
    use(address) {
      const amount = leftFor(address) - 1;
      buckets.delete(address);
      buckets.set(address, { amount, at: now() });
      for (const known of buckets.keys()) {
        if (buckets.size <= MOST_ADDRESSES && leftFor(known) < burst) break;
        buckets.delete(known);
      }
    },
  };
}
