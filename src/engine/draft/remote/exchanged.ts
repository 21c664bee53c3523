import type { RemoteFailure, RemoteRecord } from './repository-contract.ts';
import { answersOf } from '../record/draft-of.ts';
import type { DraftRecord } from '../record/record.ts';

/** The result of one exchange with the server. */
export type Exchanged = {
  seen: RemoteRecord | undefined;
  /** The exchange was to load the server's copy, and there was one. */
  loaded?: boolean;
  /** The server accepted a write. */
  sent: boolean;
  /** Sections that the server refused for good in this exchange. */
  refused: string[];
  failure?: RemoteFailure & { during: 'fetch' | 'save' };
  /** This draft's rows were deleted: nothing was sent, the visitor has to decide what to do. */
  gone?: true;
};

/** An exchange that failed; `refused` lists what was refused before that. */
export function failed(
  failure: RemoteFailure,
  during: 'fetch' | 'save',
  refused: string[] = [],
): Exchanged {
  return { seen: undefined, sent: false, refused, failure: { ...failure, during } };
}

/** True if the server once accepted answers of this draft and now holds neither row: deleted (D29). */
export function wasDeleted(record: DraftRecord, remote: RemoteRecord): boolean {
  if (remote.columns || remote.saved) return false;
  return Object.keys(answersOf(record)).some((name) => record.entries[name]?.ack);
}
