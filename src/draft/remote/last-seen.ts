import type { DraftRecord } from '../record.ts';
import { wasDeleted } from './merge-remote.ts';
import type { RemoteRecord } from './repository-contract.ts';

/** What the server held of a draft when this tab looked last: what the next write goes over. */
export type LastSeen = {
  /**
   * Undefined for another draft than the one that was looked for, and where there was nothing
   * but another tab has saved since: then it has to be looked for again.
   */
  of: (record: DraftRecord) => RemoteRecord | undefined;
  /** Undefined where it is not known any more. */
  become: (uuid: string, found: RemoteRecord | undefined) => void;
};

/** Begins with nothing seen. */
export function lastSeen(): LastSeen {
  let last: { uuid: string; found: RemoteRecord } | undefined;
  return {
    of(record) {
      if (last?.uuid !== record.uuid || wasDeleted(record, last.found)) return undefined;
      return last.found;
    },
    become(uuid, found) {
      last = found && { uuid, found };
    },
  };
}
