import type { Json, JsonObject } from '../../logic/json.ts';
import { isUnsent } from '../entry.ts';
import { sectionNames, type DraftRecord } from '../record.ts';
import type { Revision } from '../revision.ts';
import { PROGRESS } from '../stored-keys.ts';
import type { RemoteWrite } from './repository-contract.ts';

/** What one write sends: the revision of each unsent entry, and the values written. */
export type Batch = {
  revisions: Readonly<Record<string, Revision>>;
  values: JsonObject;
};

/** What a write of this record sends; `write` has the answers that count. */
export function batchOf(record: DraftRecord, write: RemoteWrite): Batch {
  const names = sectionNames(record, isUnsent);
  return {
    revisions: Object.fromEntries(names.map((name) => [name, record.entries[name]?.rev ?? ''])),
    values: { ...progressOf(record), ...write.answers },
  };
}

/** The record's progress, which the server keeps in columns of its own. */
function progressOf({ entries }: DraftRecord): JsonObject {
  return Object.fromEntries(
    PROGRESS.flatMap((name): [string, Json][] => {
      const value = entries[name]?.value;
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
