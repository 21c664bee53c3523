import type { Answers } from '../flow/types.ts';
import type { Json, JsonObject } from '../logic/json.ts';
import { compareRevisions, newer, revisionAfter, type Revision } from './revision.ts';
import { PROGRESS } from './stored-keys.ts';
import type { Draft } from './types.ts';

/** One value of the draft with what is known about its way to the server. */
export type Entry = {
  /** Absent once the section was removed. */
  value?: Json;
  rev: Revision;
  /** The revision that the server has. */
  ack?: Revision;
  /** The revision that the server refused for good, as far as this visit goes. */
  refused?: Revision;
};

/** The draft as it is kept: sections and progress are entries alike. Never mutated. */
export type DraftRecord = {
  uuid: string;
  flowVersion: number;
  savedAt?: string;
  entries: Readonly<Record<string, Entry>>;
  /** Stored keys that this version does not know; written back as they came. */
  rest: JsonObject;
};

/** Entries that are no section. */
const progressNames: ReadonlySet<string> = new Set(PROGRESS);

/** A draft in which nothing was answered: what begins here, or is about to be filled. */
export function emptyRecord(uuid: string, flowVersion: number): DraftRecord {
  return { uuid, flowVersion, entries: {}, rest: {} };
}

/** True while this device holds something that the server does not. */
export function isLocal(entry: Entry): boolean {
  return entry.rev !== entry.ack;
}

/** True for what the outbox still has to send: local, and not refused for good. */
export function isUnsent(entry: Entry): boolean {
  return isLocal(entry) && entry.rev !== entry.refused;
}

/** True for what stays on this device because the server refused it for good. */
export function isRefused(entry: Entry): boolean {
  return isLocal(entry) && !isUnsent(entry);
}

/** True while the outbox still has something to send. */
export function hasUnsent(record: DraftRecord): boolean {
  return Object.values(record.entries).some(isUnsent);
}

/** Names of the entries, removed ones included, that pass the test. */
export function namesWhere(record: DraftRecord, test: (entry: Entry) => boolean): string[] {
  return Object.keys(record.entries).filter((name) => {
    const entry = record.entries[name];
    return entry !== undefined && test(entry);
  });
}

/** The record with new values under one new revision. */
export function withValues(
  record: DraftRecord,
  values: Readonly<Record<string, Json | undefined>>,
  tab: string,
): DraftRecord {
  const rev = revisionAfter(revisionsOf(record), tab);
  const changed = Object.entries(values).map(([name, value]): [string, Entry] => {
    const { ack } = record.entries[name] ?? {};
    return [name, { rev, ...(ack ? { ack } : {}), ...(value === undefined ? {} : { value }) }];
  });
  return { ...record, entries: { ...record.entries, ...Object.fromEntries(changed) } };
}

/** The record with values that the server already has (D26). */
export function withAcknowledged(
  record: DraftRecord,
  values: Readonly<Record<string, Json>>,
  tab: string,
): DraftRecord {
  const rev = revisionAfter(revisionsOf(record), tab);
  const adopted = Object.entries(values).map(([name, value]): [string, Entry] => [
    name,
    { value, rev, ack: rev },
  ]);
  return { ...record, entries: { ...record.entries, ...Object.fromEntries(adopted) } };
}

/** The same answers as a draft that no server knows. */
export function asNewDraft(record: DraftRecord, uuid: string): DraftRecord {
  const entries = Object.entries(record.entries).flatMap(([name, entry]): [string, Entry][] => {
    const { value, rev } = entry;
    return value === undefined ? [] : [[name, { value, rev }]];
  });
  return { ...record, uuid, entries: Object.fromEntries(entries) };
}

/** Notes that the server took (`ack`) or refused those revisions. */
export function withVerdict(
  record: DraftRecord,
  verdict: 'ack' | 'refused',
  revisions: Readonly<Record<string, Revision>>,
): DraftRecord {
  const judged = Object.entries(revisions).flatMap(([name, revision]): [string, Entry][] => {
    const entry = record.entries[name];
    return entry ? [[name, { ...entry, [verdict]: newer(entry[verdict], revision) }]] : [];
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

/** Two copies of one draft: of each entry the newer value, and all that is known about it. */
export function mergeRecords(ours: DraftRecord, theirs: DraftRecord): DraftRecord {
  const names = new Set([...Object.keys(ours.entries), ...Object.keys(theirs.entries)]);
  const entries = [...names].flatMap((name): [string, Entry][] => {
    const merged = mergeEntries(ours.entries[name], theirs.entries[name]);
    return merged ? [[name, merged]] : [];
  });
  const savedAt = (ours.savedAt ?? '') > (theirs.savedAt ?? '') ? ours.savedAt : theirs.savedAt;
  return {
    uuid: ours.uuid,
    flowVersion: Math.max(ours.flowVersion, theirs.flowVersion),
    ...(savedAt ? { savedAt } : {}),
    entries: Object.fromEntries(entries),
    rest: { ...ours.rest, ...theirs.rest },
  };
}

function mergeEntries(a: Entry | undefined, b: Entry | undefined): Entry | undefined {
  if (!a || !b) return a ?? b;
  const latest = compareRevisions(a.rev, b.rev) < 0 ? b : a;
  const ack = newer(a.ack, b.ack);
  const refused = newer(a.refused, b.refused);
  if (latest.ack === ack && latest.refused === refused) return latest;
  return { ...latest, ...(ack ? { ack } : {}), ...(refused ? { refused } : {}) };
}

/** True when `a` holds an entry, or a verdict on one, that `b` lacks. */
export function knowsMore(a: DraftRecord, b: DraftRecord): boolean {
  return Object.entries(a.entries).some(([name, entry]) => {
    const other = b.entries[name];
    return (
      compareRevisions(other?.rev, entry.rev) < 0 ||
      compareRevisions(other?.ack, entry.ack) < 0 ||
      compareRevisions(other?.refused, entry.refused) < 0
    );
  });
}

const answersOfRecord = new WeakMap<DraftRecord, Answers>();

/** The answers of a record, by section: the same object for the same record. */
export function answersOf(record: DraftRecord): Answers {
  const known = answersOfRecord.get(record);
  if (known !== undefined) return known;
  const sections = Object.entries(record.entries).filter(
    ([name, { value }]) => value !== undefined && !progressNames.has(name),
  );
  const made = Object.fromEntries(sections.map(([name, { value }]) => [name, value]));
  answersOfRecord.set(record, made);
  return made;
}

/** The draft as the app reads it. */
export function draftOf(record: DraftRecord): Draft {
  const value = (name: string) => record.entries[name]?.value;
  const step = value('currentStep');
  const quoteId = value('quoteId');
  const quoteStatus = value('quoteStatus');
  return {
    uuid: record.uuid,
    flowVersion: record.flowVersion,
    currentStep: typeof step === 'number' ? step : 1,
    answers: answersOf(record),
    ...(typeof quoteId === 'string' ? { quoteId } : {}),
    ...(typeof quoteStatus === 'string' ? { quoteStatus } : {}),
    ...(record.savedAt ? { savedAt: record.savedAt } : {}),
  };
}

function revisionsOf(record: DraftRecord): Revision[] {
  return Object.values(record.entries).flatMap((entry) => [entry.rev, entry.ack ?? entry.rev]);
}
