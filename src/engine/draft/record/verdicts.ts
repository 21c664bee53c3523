import { type JsonObject, mapValues } from '../../logic/json.ts';
import type { Entry } from './entry.ts';
import type { DraftRecord } from './record.ts';
import { newer, type Revision } from './revision.ts';

/** Records that these revisions, with these values, are in flight: they may not arrive. */
export function withSent(
  record: DraftRecord,
  revisions: Readonly<Record<string, Revision>>,
  values: JsonObject,
): DraftRecord {
  return withVerdict(record, revisions, (entry, rev, name) => {
    const value = values[name];
    return { ...entry, sent: { rev, ...(value === undefined ? {} : { value }) } };
  });
}

/** Records that the server refused these revisions for good. */
export function withRefused(
  record: DraftRecord,
  revisions: Readonly<Record<string, Revision>>,
): DraftRecord {
  return withVerdict(record, revisions, (entry, revision) => ({
    ...entry,
    refused: newer(entry.refused, revision) ?? revision,
  }));
}

/** The record with a verdict on these revisions. */
export function withVerdict(
  record: DraftRecord,
  revisions: Readonly<Record<string, Revision>>,
  judge: (entry: Entry, revision: Revision, name: string) => Entry,
): DraftRecord {
  const judged = Object.entries(revisions).flatMap(([name, revision]): [string, Entry][] => {
    const entry = record.entries[name];
    return entry ? [[name, judge(entry, revision, name)]] : [];
  });
  return { ...record, entries: { ...record.entries, ...Object.fromEntries(judged) } };
}

/** The record without refusals, so that everything the server lacks is sent again. */
export function withoutRefusals(record: DraftRecord): DraftRecord {
  const entries = mapValues(record.entries, ({ refused: _refused, ...entry }): Entry => entry);
  return { ...record, entries };
}
