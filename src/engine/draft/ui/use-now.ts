import { useEffect, useState } from 'react';

/** The time in milliseconds, updated every half minute and whenever `since` changes. */
export function useNow(since: unknown): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const renew = () => setNow(Date.now());
    renew();
    const timer = setInterval(renew, 30_000);
    return () => clearInterval(timer);
  }, [since]);
  return now;
}
