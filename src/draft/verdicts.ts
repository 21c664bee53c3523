import type { JsonObject } from '../logic/json.ts';
import { withBase, type Entry } from './entry.ts';
import type { DraftRecord } from './record.ts';
import { newer, type Revision } from './revision.ts';

/** Notes that those revisions are on their way, with `values` of them: whether they arrive is not sure. */
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

/** Notes that the server took those revisions; `sent` is what it has of them now. */
export function withTaken(
  record: DraftRecord,
  revisions: Readonly<Record<string, Revision>>,
  sent: JsonObject,
): DraftRecord {
  return withVerdict(record, revisions, ({ at, sent: _told, ...entry }, revision, name) => {
    const ack = newer(entry.ack, revision) ?? revision;
    const isLast = ack === entry.rev;
    return withBase({ ...entry, ack, ...(isLast || !at ? {} : { at }) }, sent[name]);
  });
}

/** Notes that the server refused those revisions for good. */
export function withRefused(
  record: DraftRecord,
  revisions: Readonly<Record<string, Revision>>,
): DraftRecord {
  return withVerdict(record, revisions, (entry, revision) => ({
    ...entry,
    refused: newer(entry.refused, revision) ?? revision,
  }));
}

function withVerdict(
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

/** The record as if the server had refused nothing of it: all that it lacks is to be sent. */
export function withoutRefusals(record: DraftRecord): DraftRecord {
  const entries = Object.entries(record.entries).map(([name, entry]): [string, Entry] => {
    const { refused: _, ...others } = entry;
    return [name, others];
  });
  return { ...record, entries: Object.fromEntries(entries) };
}
