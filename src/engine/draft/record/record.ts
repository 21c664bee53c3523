import { isObject, sameJson, type Json, type JsonObject } from '../../logic/json.ts';
import { baseOf, isUnsent, withBase, type Entry } from './entry.ts';
import { isRevision, revisionAfter, type Revision } from './revision.ts';

/** The draft as stored: sections and progress are both entries. Never mutated. */
export type DraftRecord = {
  uuid: string;
  flowVersion: number;
  savedAt?: string;
  /** The version of the server's newest copy that this device has seen. */
  serverVersion?: string;
  entries: Readonly<Record<string, Entry>>;
  /** Stored keys that this version does not know, with their `sync`; written back unchanged. */
  rest: JsonObject;
};

/** A draft without answers: a new one, or one about to be filled. */
export function emptyRecord(uuid: string, flowVersion: number): DraftRecord {
  return { uuid, flowVersion, entries: {}, rest: {} };
}

/** True while the outbox still has something to send. */
export function hasUnsent(record: DraftRecord): boolean {
  return Object.values(record.entries).some(isUnsent);
}

/** Names of the sections, removed ones included, whose entries pass the test. */
export function sectionNames(record: DraftRecord, test: (entry: Entry) => boolean): string[] {
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

/** A value received from the server, merged with the local one; without one, it was emptied. */
export type Adopted = {
  value?: Json | undefined;
  base?: Json | undefined;
  /** The server already has all of it, except what is parked here. */
  isSent: boolean;
  at?: string;
};

/** The record with values received from the server (D26). */
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
          ...(now.value === undefined ? {} : { value: now.value }),
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

/** The server has a value for the entry, but no revision of this device. */
const BEFORE_ALL: Revision = '0.0';

/** The record with the fields that the open step holds back, by section. */
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

/** The record once the visitor has confirmed these sections: none of their fields is held back. */
export function withConfirmed(
  record: DraftRecord,
  sections: readonly string[],
  tab: string,
): DraftRecord {
  const held = sections.filter((name) => (record.entries[name]?.held ?? []).length > 0);
  if (held.length === 0) return record;
  const values = held.map((name) => [name, record.entries[name]?.value] as const);
  const at = record.entries[held[0] ?? '']?.at;
  const renewed = withValues(record, Object.fromEntries(values), tab, at);
  return withHeld(renewed, Object.fromEntries(held.map((name) => [name, []])));
}

/** The same answers as a new draft, unknown to the server; what is held back stays so (D31). */
export function asNewDraft(record: DraftRecord, uuid: string): DraftRecord {
  const entries = Object.entries(record.entries).flatMap(([name, entry]): [string, Entry][] => {
    const { value, rev, held } = entry;
    return value === undefined ? [] : [[name, { value, rev, ...(held ? { held } : {}) }]];
  });
  const { serverVersion: _ofOther, ...others } = record;
  return { ...others, uuid, entries: Object.fromEntries(entries) };
}

/** The record after this version of the server's copy was seen; one that is no instant has no order. */
export const withServerVersion = (record: DraftRecord, version = ''): DraftRecord =>
  INSTANT.test(version) && version !== record.serverVersion
    ? { ...record, serverVersion: version }
    : record;

/** True for a version before the one that this device has seen: the server runs on older data. */
export const isBeforeSeen = ({ serverVersion = '' }: DraftRecord, version = ''): boolean =>
  INSTANT.test(version) && Date.parse(version) < Date.parse(serverVersion);

const INSTANT = /^\d{4}-\d\d-\d\d/;

/** Also those of answers that only another release knows: this one's are newer. */
function revisionsOf({ entries, rest }: DraftRecord): Revision[] {
  const unknown = isObject(rest['sync']) ? Object.values(rest['sync']) : [];
  return [
    ...Object.values(entries).flatMap((entry) => [entry.rev, entry.ack ?? entry.rev]),
    ...unknown.flatMap((entry) =>
      isObject(entry) && isRevision(entry['rev']) ? entry['rev'] : [],
    ),
  ];
}
