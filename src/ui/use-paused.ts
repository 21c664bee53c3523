import { startTransition, useEffect, useState } from 'react';

/** The value as it was when it last stayed the same for so many milliseconds. */
export function usePaused<Value>(value: Value, pauseMs: number): Value {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(() => startTransition(() => setPaused(value)), pauseMs);
    return () => window.clearTimeout(timer);
  }, [value, pauseMs]);
  return paused;
}
