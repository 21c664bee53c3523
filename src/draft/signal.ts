/** A list of listeners that are told that something changed. */
export type Signal = { subscribe: (listener: () => void) => () => void; emit: () => void };

/** A signal without listeners. Each call of what `subscribe` returns ends one listening. */
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
