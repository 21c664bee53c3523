import { signal } from '../draft/signal.ts';

/** One value that parts of the page read and follow. */
export type ValueStore<Value> = {
  getState: () => Value;
  subscribe: (listener: () => void) => () => void;
  set: (value: Value) => void;
};

export function valueStore<Value>(first: Value): ValueStore<Value> {
  let state = first;
  const { subscribe, emit } = signal();
  return {
    getState: () => state,
    subscribe,
    set(value) {
      state = value;
      emit();
    },
  };
}
