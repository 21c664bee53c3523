/** Why a step does not take what was tried. Places are JSON pointers into the data of the step. */
export type Reason =
  /** A keyword of its schema. */
  | { by: 'schema'; at: string; keyword: string }
  /** A rule, by its id. */
  | { by: 'rule'; id: string }
  /** Something that is not among the choices of the field. */
  | { by: 'choices'; at: string }
  /** The flow works out something else; `path` is that of the answer. */
  | { by: 'derivation'; path: string }
  /** What keeps the proof from going on, as a sentence without its period, and what would help. */
  | { by: 'proof'; problem: string; path?: string; instead?: string };

/** A text that is the same for the same reason. */
export const reasonKey = (reason: Reason): string => JSON.stringify(reason);
