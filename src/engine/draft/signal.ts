/** A set of listeners to notify of a change. */
export type Signal = { subscribe: (listener: () => void) => () => void; emit: () => void };

/** Creates a signal without listeners. `subscribe` returns the unsubscribe function. */
export function signal(): Signal {
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    emit: () => listeners.forEach((listener) => listener()),
  };
}
