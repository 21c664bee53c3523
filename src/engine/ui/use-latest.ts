import { useCallback, useLayoutEffect, useRef } from 'react';

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
