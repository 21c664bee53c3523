import { useState, useEffect } from 'react';

/** A removed item and its position in the list. */
export type Removal<Item> = { item: Item; index: number };

/**
 * Removes items and restores them, last one first, while the visitor is on the step. `last` is what
 * `undo` would restore.
 */
export function useRemovals<Item>(list: readonly Item[], onChange: (changed: Item[]) => void) {
  const [removed, setRemoved] = useState<readonly Removal<Item>[]>([]);
  const last = removed.at(-1);
  const remove = (index: number) => {
    const item = list[index];
    if (item === undefined) return;
    setRemoved([...removed, { item, index }]);
    onChange(list.toSpliced(index, 1));
  };
  const undo = () => {
    if (last === undefined) return;
    setRemoved(removed.slice(0, -1));
    onChange(list.toSpliced(last.index, 0, last.item));
  };
  return { last, remove, undo };
}

/** Moves the focus after the next render: the button that was pressed may be gone by then. */
export function useLanding(): (focus: () => void) => void {
  const [landing, setLanding] = useState<{ focus: () => void }>();
  useEffect(() => landing?.focus(), [landing]);
  return (focus) => setLanding({ focus });
}
