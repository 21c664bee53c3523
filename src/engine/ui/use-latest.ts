import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { sameJson } from '../logic/json.ts';

/** A function with a stable identity that calls the last rendered one, for memoized components. */
export function useLatest<Arguments extends unknown[], Result>(
  latest: (...given: Arguments) => Result,
): (...given: Arguments) => Result {
  const ref = useRef(latest);
  useLayoutEffect(() => {
    ref.current = latest;
  });
  return useCallback((...given: Arguments) => ref.current(...given), []);
}

/** The value, or that of the last render if both are deeply equal, for memoized parts. */
export function useStableValue<Value>(value: Value): Value {
  const [kept, setKept] = useState(value);
  if (kept === value || sameJson(kept, value)) return kept;
  setKept(value);
  return value;
}
