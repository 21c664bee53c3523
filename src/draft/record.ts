import type { Answers } from '../flow/types.ts';
import { isObject, sameJson, type Json, type JsonObject } from '../logic/json.ts';
import { compareRevisions, newer, revisionAfter, type Revision } from './revision.ts';
import { PROGRESS } from './stored-keys.ts';
import type { Draft, DraftPolicy } from './types.ts';

/** One value of the draft with what is known about its way to the server. */
export type Entry = {
  /** Absent once the section was removed. */
  value?: Json;
  rev: Revision;
  /** ISO instant of the last change on this device, while the server has not taken it. */
  at?: string;
  /** The revision that the server has. */
  ack?: Revision;
  /** The value that the server has, where it is not `value`: what both sides' changes go out from. */
  base?: Json;
  /** What went to the server last, as long as no answer to that has come: it may be there or not. */
  sent?: { rev: Revision; value?: Json };
  /** Fields of the value that stay on this device for now; '' is all of it (D31). */
  held?: readonly string[];
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
  at?: string,
): DraftRecord {
  const rev = revisionAfter(revisionsOf(record), tab);
  const changed = Object.entries(values).map(([name, value]): [string, Entry] => {
    const { ack, held, sent } = record.entries[name] ?? {};
    const base = baseOf(record.entries[name]);
    return [
      name,
      {
        rev,
        ...(at === undefined ? {} : { at }),
        ...(ack ? { ack } : {}),
        ...(base === undefined ? {} : { base }),
        ...(sent ? { sent } : {}),
        ...(held ? { held } : {}),
        ...(value === undefined ? {} : { value }),
      },
    ];
  });
  return { ...record, entries: { ...record.entries, ...Object.fromEntries(changed) } };
}

/** The value that the server has of an entry; undefined where it has none. */
export function baseOf(entry: Entry | undefined): Json | undefined {
  const hasAll = entry?.ack === entry?.rev && !isHeldWhole(entry);
  return entry?.base ?? (hasAll ? entry?.value : undefined);
}

/** What the server took of an entry that is held back as a whole is not its value. */
const isHeldWhole = (entry: Entry | undefined): boolean => entry?.held?.includes('') ?? false;

/** A value that the server told of, and what it makes of the one here. */
export type Adopted = {
  value: Json;
  base: Json;
  /** All of it is there already, but for what is parked here. */
  isSent: boolean;
  at?: string;
};

/** The record with values that the server told of (D26). */
export function withAdopted(
  record: DraftRecord,
  values: Readonly<Record<string, Adopted>>,
  tab: string,
): DraftRecord {
  const rev = revisionAfter(revisionsOf(record), tab);
  const adopted = Object.entries(values).map(([name, now]): [string, Entry] => {
    const { ack = BEFORE_ALL, held } = record.entries[name] ?? {};
    return [
      name,
      withBase(
        {
          value: now.value,
          rev,
          ack: now.isSent ? rev : ack,
          ...(now.isSent || now.at === undefined ? {} : { at: now.at }),
          ...(held ? { held } : {}),
        },
        now.base,
      ),
    ];
  });
  return { ...record, entries: { ...record.entries, ...Object.fromEntries(adopted) } };
}

/** The server has something of the entry, and no revision of this device. */
const BEFORE_ALL: Revision = '0.0';

function withBase({ base: _known, ...entry }: Entry, base: Json | undefined): Entry {
  const isSame = entry.ack === entry.rev && !isHeldWhole(entry) && sameJson(entry.value, base);
  return isSame || base === undefined ? entry : { ...entry, base };
}

/** The record with what the open step holds back, by section. */
export function withHeld(
  record: DraftRecord,
  held: Readonly<Record<string, readonly string[]>>,
): DraftRecord {
  const changed = Object.entries(held).flatMap(([name, fields]): [string, Entry][] => {
    const entry = record.entries[name];
    if (!entry || sameJson(entry.held ?? [], fields)) return [];
    const { held: _before, ...others } = entry;
    return [[name, fields.length === 0 ? others : { ...others, held: fields }]];
  });
  if (changed.length === 0) return record;
  return { ...record, entries: { ...record.entries, ...Object.fromEntries(changed) } };
}

/** What of an entry may be sent: fields that are held back are as the server has them. */
export function sendable(entry: Entry): Json | undefined {
  const { value, held = [] } = entry;
  if (held.length === 0) return value;
  const base = baseOf(entry);
  if (isHeldWhole(entry) || !isObject(value)) return base;
  const before = isObject(base) ? base : {};
  const kept = Object.entries(value).filter(([name]) => !held.includes(name));
  const old = Object.entries(before).filter(([name]) => held.includes(name));
  return Object.fromEntries([...kept, ...old]);
}

/** The same answers as a draft that no server knows. */
export function asNewDraft(record: DraftRecord, uuid: string): DraftRecord {
  const entries = Object.entries(record.entries).flatMap(([name, entry]): [string, Entry][] => {
    const { value, rev } = entry;
    return value === undefined ? [] : [[name, { value, rev }]];
  });
  return { ...record, uuid, entries: Object.fromEntries(entries) };
}

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
  const sent = unanswered(a, b, ack);
  if (latest.ack === ack && latest.refused === refused && latest.sent === sent) return latest;
  const told = ack === a.ack ? a : b;
  const { sent: _own, ...others } = latest;
  const merged = {
    ...others,
    ...(ack ? { ack } : {}),
    ...(refused ? { refused } : {}),
    ...(sent ? { sent } : {}),
  };
  return withBase(merged, ack === latest.ack ? latest.base : baseOf(told));
}

/** What either copy has sent last, unless the server has taken it, or something newer. */
function unanswered(a: Entry, b: Entry, ack: Revision | undefined): Entry['sent'] {
  const last = compareRevisions(a.sent?.rev, b.sent?.rev) < 0 ? b.sent : a.sent;
  return compareRevisions(last?.rev, ack) > 0 ? last : undefined;
}

/** True when `a` holds an entry, or a verdict on one, that `b` lacks. */
export function knowsMore(a: DraftRecord, b: DraftRecord): boolean {
  return Object.entries(a.entries).some(([name, entry]) => {
    const other = b.entries[name];
    return (
      compareRevisions(other?.rev, entry.rev) < 0 ||
      compareRevisions(other?.ack, entry.ack) < 0 ||
      compareRevisions(newer(other?.sent?.rev, other?.ack), entry.sent?.rev) < 0 ||
      compareRevisions(other?.refused, entry.refused) < 0
    );
  });
}

/** Answers without what is half-typed (`DraftPolicy.storable`). */
export function storableAnswers(
  answers: Answers,
  { storable }: Pick<DraftPolicy, 'storable'>,
): Answers {
  if (storable === undefined) return answers;
  return Object.fromEntries(
    Object.entries(answers).map(([name, value]) => [
      name,
      value === undefined ? undefined : storable(name, value),
    ]),
  );
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
  const furthest = value('furthestStep');
  const toConfirm = value('toConfirm');
  const quoteId = value('quoteId');
  const quoteStatus = value('quoteStatus');
  return {
    uuid: record.uuid,
    flowVersion: record.flowVersion,
    currentStep: typeof step === 'number' ? step : 1,
    answers: answersOf(record),
    ...(typeof furthest === 'number' ? { furthestStep: furthest } : {}),
    ...(Array.isArray(toConfirm) && toConfirm.length > 0 ? { toConfirm: strings(toConfirm) } : {}),
    ...(typeof quoteId === 'string' ? { quoteId } : {}),
    ...(typeof quoteStatus === 'string' ? { quoteStatus } : {}),
    ...(record.savedAt ? { savedAt: record.savedAt } : {}),
  };
}

/** The record once the visitor has confirmed these sections: nothing of them is held back. */
export function withConfirmed(
  record: DraftRecord,
  sections: readonly string[],
  tab: string,
): DraftRecord {
  const held = sections.filter((name) => (record.entries[name]?.held ?? []).length > 0);
  if (held.length === 0) return record;
  const values = held.map((name) => [name, record.entries[name]?.value] as const);
  const at = record.entries[held[0] ?? '']?.at;
  const anew = withValues(record, Object.fromEntries(values), tab, at);
  return withHeld(anew, Object.fromEntries(held.map((name) => [name, []])));
}

/** What the server has of each section. */
export function baseAnswersOf(record: DraftRecord): Answers {
  return Object.fromEntries(
    Object.entries(record.entries).map(([name, entry]) => [name, baseOf(entry)]),
  );
}

const strings = (list: readonly Json[]): string[] =>
  list.filter((item) => typeof item === 'string');

function revisionsOf(record: DraftRecord): Revision[] {
  return Object.values(record.entries).flatMap((entry) => [entry.rev, entry.ack ?? entry.rev]);
}
