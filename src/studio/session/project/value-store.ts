import { signal } from '../../../engine/draft.ts';

/** A single observable value shared by parts of the page. */
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
