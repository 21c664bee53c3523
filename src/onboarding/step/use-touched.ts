import { useCallback, useState } from 'react';

/** The fields that the visitor has left, by id. */
export function useTouched(): [ReadonlySet<string>, (fieldId: string) => void] {
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const touch = useCallback((fieldId: string) => {
    setTouched((known) => (known.has(fieldId) ? known : new Set([...known, fieldId])));
  }, []);
  return [touched, touch];
}
