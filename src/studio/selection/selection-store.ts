import { valueStore, type ValueStore } from '../value-store.ts';

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

export type SelectionStore = Omit<ValueStore<Selection>, 'set'> & {
  select: (selection: Selection) => void;
};

export function selectionStore(first: Selection): SelectionStore {
  const { set: select, ...rest } = valueStore(first);
  return { ...rest, select };
}
