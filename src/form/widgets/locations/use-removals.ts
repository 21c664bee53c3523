import { useState } from 'react';
import type { Location } from './location.ts';

/** A removed location and its position in the list. */
export type Removal = { location: Location; index: number };

/**
 * Removes locations and puts them back, the last one first, as long as the visitor is on the step.
 * `last` is what `undo` would put back.
 */
export function useRemovals(list: readonly Location[], onChange: (changed: Location[]) => void) {
  const [removed, setRemoved] = useState<readonly Removal[]>([]);
  const last = removed.at(-1);
  const remove = (index: number) => {
    const location = list[index];
    if (location === undefined) return;
    setRemoved([...removed, { location, index }]);
    onChange(list.toSpliced(index, 1));
  };
  const undo = () => {
    if (last === undefined) return;
    setRemoved(removed.slice(0, -1));
    onChange(list.toSpliced(last.index, 0, last.location));
  };
  return { last, remove, undo };
}
