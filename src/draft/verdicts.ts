import { isAbsent, isObject, type Json, type JsonObject } from '../logic/json.ts';
import { baseOf, withBase, type Entry } from './entry.ts';
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

/** Records that the server accepted these revisions; `sent` holds its values of them. */
export function withAcknowledged(
  record: DraftRecord,
  revisions: Readonly<Record<string, Revision>>,
  sent: JsonObject,
): DraftRecord {
  return withVerdict(record, revisions, ({ at, sent: _told, ...entry }, revision, name) => {
    const ack = newer(entry.ack, revision) ?? revision;
    const isLast = ack === entry.rev;
    const base = withParked(sent[name], baseOf(entry), entry.value);
    return withBase({ ...entry, ack, ...(isLast || !at ? {} : { at }) }, base);
  });
}

/** What the server has after a write, with what it had before and now is only hidden. */
function withParked(
  sent: Json | undefined,
  base: Json | undefined,
  value: Json | undefined,
): Json | undefined {
  if (sent === undefined) return value === undefined ? undefined : base;
  if (!isObject(sent) || !isObject(base) || !isObject(value)) return sent;
  const parked = Object.keys(base).filter((name) => isAbsent(sent[name]) && !isAbsent(value[name]));
  return { ...sent, ...Object.fromEntries(parked.map((name) => [name, base[name] ?? null])) };
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

/** The record without refusals, so that everything the server lacks is sent again. */
export function withoutRefusals(record: DraftRecord): DraftRecord {
  const entries = Object.entries(record.entries).map(([name, entry]): [string, Entry] => {
    const { refused: _, ...others } = entry;
    return [name, others];
  });
  return { ...record, entries: Object.fromEntries(entries) };
}
