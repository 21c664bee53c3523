import type { JsonObject } from '../../logic/json.ts';
import type { RemoteColumns } from '../types.ts';

/** What one questionnaire stores in the shared tables. */
export type RemoteTable = {
  /** Its id, stored in every row. */
  flow: string;
  /** The columns of table `onboarding` that it fills. */
  columns: readonly string[];
};

/** What the server holds for one id, as last read or written. */
export type RemoteRecord = {
  /** The row of table `onboarding`; null when there is none. */
  columns: RemoteColumns | null;
  /** Changes with every write to that row; absent when there is none. */
  columnsVersion?: string;
  /** The row of table `onboarding_answers`; null when there is none. */
  saved: SavedAnswers | null;
};

export type SavedAnswers = {
  answers: JsonObject;
  currentStep?: number;
  flowVersion: number;
  /** As it was written; another device then knows that the answers were submitted. */
  number?: string;
  /** Changes with every write; a write names the versions that it has seen. */
  version: string;
};

/** A write: all answers that count, and the columns that have a value. */
export type RemoteWrite = {
  columns: RemoteColumns;
  answers: JsonObject;
  currentStep: number;
  flowVersion: number;
  /** Identifies submitted answers; absent until they are submitted. */
  number?: string;
};

/**
 * - `unreachable`: network, timeout, 408, 425, 429, 5xx. Retry soon.
 * - `denied`: the server answers, but not to us (wrong key, missing table). Retry rarely.
 * - `conflict`: the row has changed since it was seen. Read, merge, retry.
 * - `invalid`: the server will never accept this content.
 * - `internal`: a bug on our side. Retry rarely.
 */
export type RemoteFailure = {
  kind: 'unreachable' | 'denied' | 'conflict' | 'invalid' | 'internal';
  /** SQLSTATE, PostgREST code or HTTP status: fit for a log, free of personal data. */
  code: string;
  /** Milliseconds to wait before the next call, if the server asks for it. */
  wait?: number;
};

export type RemoteResult<T> = { ok: true; value: T } | { ok: false; failure: RemoteFailure };

/**
 * The remote copy of one draft. No call throws or takes much over ten seconds. Without the last three
 * there are no links to the answers.
 */
export type Repository = {
  fetch(): Promise<RemoteResult<RemoteRecord>>;
  /**
   * Updates the rows that were seen and inserts the others (D22). Columns missing from the write
   * are cleared, except in a row that has no answers beside it.
   */
  save(write: RemoteWrite, seen: RemoteRecord): Promise<RemoteResult<RemoteRecord>>;
  /** The final write of a page that unloads: starts at once, and its response is ignored. */
  leave(write: RemoteWrite, seen: RemoteRecord): void;
  /** Deletes both rows and all links (D29); ok only when nothing is left to read. */
  erase(): Promise<RemoteResult<null>>;
  /** Lets a code open this draft for thirty days; the server must have the draft. */
  addLink?(code: string): Promise<RemoteResult<unknown>>;
  /** Revokes every code that opens this draft. */
  endLinks?(): Promise<RemoteResult<unknown>>;
  /** The id of the draft that a code opens; null if the code has expired or was revoked. */
  idForCode?(code: string): Promise<RemoteResult<string | null>>;
};

/** A remote copy that links open on other devices. */
export type LinkedRepository = Required<Repository>;

/**
 * Loads the client and opens the repository of an id; undefined while the client cannot be loaded. A
 * rejection counts as a bug.
 */
export type RemoteFactory<R extends Repository = Repository> = (
  uuid: string,
) => Promise<R | undefined>;

/** Where the answers are sent; if absent, they stay on this device. */
export type Remote = {
  remote?: RemoteFactory;
  /** True if its repositories are of the type `LinkedRepository`: visitors are offered links. */
  hasLinks?: boolean;
};
