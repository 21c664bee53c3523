import type { Catalogs } from '../../logic/expression.ts';
import type { Json } from '../../logic/json.ts';

/** One answer for each way in which conditions can tell answers apart; undefined: no answer. */
export type Classes = {
  values: readonly (Json | undefined)[];
  /** False when a use is beyond what these answers tell apart: then nothing is proven with them. */
  exact: boolean;
};

export type ClassContext = {
  catalogs: Catalogs;
  /** ISO local date. */
  today: string;
  /** The choices that the flow offers for the field here, or null when its schema lists them. */
  offered: readonly Json[] | null;
  /** Fixed values that the flow writes there under a condition. */
  written: (path: string) => readonly Json[];
  /** Does the schema of the answer at a path, and of those it is copied to, allow this value? */
  accepts: (path: string, value: Json) => boolean;
};
