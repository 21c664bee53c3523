import type { DraftRecord } from '../record.ts';
import type { RemoteRecord } from './repository-contract.ts';
import { wasDeleted } from './was-deleted.ts';

/** The server's copy of a draft as this tab last saw it: what the next write is based on. */
export type LastSeen = {
  /**
   * Undefined for any other draft, and if nothing was found but another tab has saved since: then
   * it must be fetched again.
   */
  of: (record: DraftRecord) => RemoteRecord | undefined;
  /** Undefined once the copy is stale. */
  set: (uuid: string, found: RemoteRecord | undefined) => void;
};

/** Starts with nothing seen. */
export function lastSeen(): LastSeen {
  let last: { uuid: string; found: RemoteRecord } | undefined;
  return {
    of(record) {
      if (last?.uuid !== record.uuid || wasDeleted(record, last.found)) return undefined;
      return last.found;
    },
    set(uuid, found) {
      last = found && { uuid, found };
    },
  };
}
