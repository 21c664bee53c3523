/** A list of listeners that are told that something changed. */
export type Signal = { subscribe: (listener: () => void) => () => void; emit: () => void };

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
