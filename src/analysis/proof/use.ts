import type { Json } from '../../logic/json.ts';
import type { Linear } from './linear.ts';

/**
 * How an expression uses an answer: what its values have to be told apart by.
 * `constant`: compared with it; `peer`: compared with that answer; `member`: a list is asked whether
 * it holds it, or an item with it as that key; `length`: the number of items is compared with it;
 * `sum`: compared together with others; `arithmetic`: the same, in a way that no cuts are known for;
 * `copy`: copied to another answer; `lookup`: the catalogue entry decides, by the id itself or by
 * that key of the items; `presence`: there or not; `whole`: anything else.
 */
export type Use =
  | { kind: 'constant'; value: Json; asNumber: boolean }
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

/** Is the use one that single values do not tell apart? */
export function isBeyond({ kind }: Use): boolean {
  return kind === 'whole' || kind === 'peer' || kind === 'sum' || kind === 'arithmetic';
}
