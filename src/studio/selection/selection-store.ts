/** What is looked at; every part of the studio reads it, and sets it. */
export type Selection = {
  /** Name of a file in `flows/` without `.json`, as `--flow` takes it; empty where there is none. */
  flowId: string;
  /** Id of a step or an end page of it. */
  step?: string;
  /** Path of a file. */
  file?: string;
  /** JSON pointer into the file. */
  at?: string;
};

export type SelectionStore = {
  getState: () => Selection;
  subscribe: (listener: () => void) => () => void;
  select: (selection: Selection) => void;
};

export function selectionStore(first: Selection): SelectionStore {
  let state = first;
  const listeners = new Set<() => void>();
  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    select(selection) {
      state = selection;
      for (const listener of listeners) listener();
    },
  };
}
