import { useCallback, useState } from 'react';

/** The fields that the visitor has left, by JSON pointer. */
export function useTouched(): [ReadonlySet<string>, (at: string) => void] {
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const touch = useCallback((at: string) => {
    setTouched((known) => (known.has(at) ? known : new Set([...known, at])));
  }, []);
  return [touched, touch];
}
