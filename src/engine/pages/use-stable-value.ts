import { useState } from 'react';
import { sameJson } from '../logic/json.ts';

/** The value, or that of the last render if both are deeply equal, for memoized parts. */
export function useStableValue<Value>(value: Value): Value {
  const [kept, setKept] = useState(value);
  if (kept === value || sameJson(kept, value)) return kept;
  setKept(value);
  return value;
}
