/** One value that parts of the page read and follow. */
export type ValueStore<Value> = {
  getState: () => Value;
  subscribe: (listener: () => void) => () => void;
  set: (value: Value) => void;
};

export function valueStore<Value>(first: Value): ValueStore<Value> {
  let state = first;
  const listeners = new Set<() => void>();
  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set(value) {
      state = value;
      for (const listener of listeners) listener();
    },
  };
}
