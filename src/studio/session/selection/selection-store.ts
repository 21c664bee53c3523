import { valueStore, type ValueStore } from '../project/value-store.ts';

/** The current selection, shared by all parts of the studio. */
export type Selection = {
  /** Name of a file in `flows/` without `.json`, as passed to `--flow`; empty if there is none. */
  flowId: string;
  /** Id of one of its steps or end pages. */
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
