import { answersOf } from '../draft-of.ts';
import type { DraftRecord } from '../record.ts';
import type { RemoteRecord } from './repository-contract.ts';

/** True if the server once accepted answers of this draft and now holds neither row: deleted (D29). */
export function wasDeleted(record: DraftRecord, remote: RemoteRecord): boolean {
  if (remote.columns || remote.saved) return false;
  return Object.keys(answersOf(record)).some((name) => record.entries[name]?.ack);
}
