import type { Catalogs, Json } from '../../engine/core.ts';

/** One representative answer per group that conditions can tell apart. Undefined means no answer. */
export type Classes = {
  values: readonly (Json | undefined)[];
  /** False if some use makes finer distinctions than these answers cover, so they prove nothing. */
  exact: boolean;
};

export type ClassContext = {
  catalogs: Catalogs;
  /** ISO local date. */
  today: string;
  /** The choices the flow computes for this field, or null if its schema lists them. */
  offered: readonly Json[] | null;
  /** Constants that the flow writes to the path under a condition. */
  written: (path: string) => readonly Json[];
  /** Do the schemas of the answer at the path, and of all its copies, allow this value? */
  accepts: (path: string, value: Json) => boolean;
};
