/** Why a step rejects the answers tried. Places are JSON pointers into the step's data. */
export type Reason =
  /** A keyword of the step's schema. */
  | { by: 'schema'; at: string; keyword: string }
  /** A rule, by its id. */
  | { by: 'rule'; id: string }
  /** A value that is not among the field's choices. */
  | { by: 'choices'; at: string }
  /** The flow derives a different value; `path` is the path of the answer. */
  | { by: 'derivation'; path: string }
  /** Why the proof cannot continue, as a sentence without its period, and what would help. */
  | { by: 'proof'; problem: string; path?: string; instead?: string };

/** A string that is equal for equal reasons. */
export const reasonKey = (reason: Reason): string => JSON.stringify(reason);
