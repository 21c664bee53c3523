import type { JsonObject } from '../../logic/json.ts';
import type { RemoteColumns } from '../types.ts';

/** What a questionnaire stores in the tables that all of them share. */
export type RemoteTable = {
  /** Its id, which every row names. */
  flow: string;
  /** The columns of table `onboarding` that it fills. */
  columns: readonly string[];
};

/** What the server holds for one id, as it was read or written last. */
export type RemoteRecord = {
  /** The row of table `onboarding`; null when there is none. */
  columns: RemoteColumns | null;
  /** The row of table `onboarding_answers`; null when there is none. */
  saved: SavedAnswers | null;
};

export type SavedAnswers = {
  answers: JsonObject;
  currentStep?: number;
  flowVersion: number;
  /** Changes with every write: a write names the one that it has seen. */
  version: string;
};

/** What is written: the whole of the answers that count, and the columns that have a value. */
export type RemoteWrite = {
  columns: RemoteColumns;
  answers: JsonObject;
  currentStep: number;
  flowVersion: number;
};

/**
 * - `unreachable`: network, timeout, 408, 425, 429, 5xx. Soon again.
 * - `denied`: the server answers, but not to us (wrong key, missing table). Rarely again.
 * - `conflict`: the row is not the one that was seen. Read, merge, again.
 * - `invalid`: the server will never take this content.
 */
export type RemoteFailure = {
  kind: 'unreachable' | 'denied' | 'conflict' | 'invalid';
  /** SQLSTATE, PostgREST code or HTTP status: fit for a log, free of personal data. */
  code: string;
  /** Milliseconds that the server wants to be left alone; absent where it does not say. */
  wait?: number;
};

export type RemoteResult<T> = { ok: true; value: T } | { ok: false; failure: RemoteFailure };

/** The remote copy of one draft. No call throws or takes much over ten seconds. */
export type Repository = {
  fetch(): Promise<RemoteResult<RemoteRecord>>;
  /**
   * Updates the rows that were seen and inserts those that were not (D22). Columns that the write
   * does not have are emptied, but for those of a row that no answers stand beside.
   */
  save(write: RemoteWrite, seen: RemoteRecord): Promise<RemoteResult<RemoteRecord>>;
  /** The write of a page that goes away: it begins at once, and nobody waits for its answer. */
  leave(write: RemoteWrite, seen: RemoteRecord): void;
  /** Lets a code open this draft, which the server has, for seven days. */
  addLink(code: string): Promise<RemoteResult<unknown>>;
  /** No code that was given out opens this draft any more. */
  endLinks(): Promise<RemoteResult<unknown>>;
  /** The id of the draft that a code opens; null when it has expired or was ended. */
  idBehind(code: string): Promise<RemoteResult<string | null>>;
  /** Deletes both rows and all links (D29); ok only when nothing is left to read. */
  erase(): Promise<RemoteResult<null>>;
};

/** Loads the client and opens the repository of an id. Rejects when the client does not load. */
export type RemoteFactory = (uuid: string) => Promise<Repository>;
