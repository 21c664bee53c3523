import type { SaveState } from '../../../../src/engine/draft/types.ts';

/** A save state that a test can change; subscribers are notified. */
export function fakeSaveState(start: SaveState, hasServer = true) {
  let state = start;
  const listeners = new Set<() => void>();
  return {
    hasServer,
    saveState: () => state,
    subscribeSaveState: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    become: (next: SaveState) => {
      state = next;
      listeners.forEach((listener) => listener());
    },
  };
}

/** A promise that the test settles. */
export function later<T>() {
  let settle: (value: T) => void = () => {};
  const promise = new Promise<T>((resolve) => (settle = resolve));
  return { promise, settle };
}
