import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same and does what the last rendered one does, for memoised parts. */
export function useLatest<Arguments extends unknown[], Result>(
  latest: (...given: Arguments) => Result,
): (...given: Arguments) => Result {
  const ref = useRef(latest);
  useLayoutEffect(() => {
    ref.current = latest;
  });
  return useCallback((...given: Arguments) => ref.current(...given), []);
}
