import type { Catalogs, Json } from '../../../engine/core.ts';
import type { Linear } from './linear.ts';

/**
 * How an expression uses an answer, and thus how its values must be distinguished:
 * `constant`: compared with a constant;
 * `day`: compared with a day a fixed number of days or months from today;
 * `peer`: compared with another answer;
 * `member`: a list is tested for the value, or for an item that has it under `key`;
 * `length`: the number of items is compared;
 * `sum`: compared together with other answers;
 * `arithmetic`: like `sum`, but with no known cuts;
 * `lookup`: a catalog entry decides, by the id itself or by `key` of the items;
 * `copy`: copied to another answer;
 * `presence`: tested for being answered;
 * `whole`: anything else.
 */
export type Use =
  | { kind: 'constant'; value: Json; asNumber: boolean }
  | { kind: 'day'; move: 'addDays' | 'addMonths'; by: number }
  | { kind: 'peer'; path: string }
  | { kind: 'member'; value: Json; key: string | null }
  | { kind: 'length'; value: number }
  | { kind: 'sum'; sum: Linear }
  | { kind: 'arithmetic' }
  | { kind: 'lookup'; catalog: string; field: string; key: string | null }
  | { kind: 'copy'; to: string }
  | { kind: 'presence' }
  | { kind: 'whole' };

/** A use with the path of the answer. */
export type UseAt = { path: string; use: Use };

/** True if no set of single values covers the outcomes of this use. */
export function isInseparable({ kind }: Use): boolean {
  return kind === 'whole' || kind === 'peer' || kind === 'sum' || kind === 'arithmetic';
}

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
