import { useState } from 'react';
import { sameJson } from '../logic/json.ts';

/** The value, or the one of the last rendering where both say the same, for memoised parts. */
export function useSame<Value>(value: Value): Value {
  const [kept, setKept] = useState(value);
  if (kept === value || sameJson(kept, value)) return kept;
  setKept(value);
  return value;
}
