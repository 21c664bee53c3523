import { sameJson, type Json } from '../../logic/json.ts';
import type { Revision } from './revision.ts';

/** One value of the draft with its sync state. */
export type Entry = {
  /** Absent once the section is removed. */
  value?: Json;
  rev: Revision;
  /** ISO instant of the last change on this device that the server has not accepted yet. */
  at?: string;
  /** The revision that the server has. */
  ack?: Revision;
  /** The server acknowledged `ack` without a value: other answers hide it, and it was never sent. */
  parked?: true;
  /** The server's value if it differs from `value`: the base of a three-way merge. */
  base?: Json;
  /** What was sent last, while no response has come: the server may or may not have it. */
  sent?: { rev: Revision; value?: Json };
  /** Dotted paths in the value of fields that stay on this device for now; '' is all of it (D31). */
  held?: readonly string[];
  /** The revision that the server refused for good; sent again on the next visit. */
  refused?: Revision;
};

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

/** The server's value of an entry; undefined if it has none. */
export function baseOf(entry: Entry | undefined): Json | undefined {
  const hasAll = entry?.ack === entry?.rev && !entry?.parked && !isHeldWhole(entry);
  return entry?.base ?? (hasAll ? entry?.value : undefined);
}

/** If an entry is held back as a whole, the server's acknowledged value is not `value`. */
export const isHeldWhole = (entry: Entry | undefined): boolean =>
  entry?.held?.includes('') ?? false;

/** The entry with the value that the server has; undefined if it has none. */
export function withBase(
  { base: _known, parked: _was, ...entry }: Entry,
  base: Json | undefined,
): Entry {
  if (sameJson(base, baseOf(entry))) return entry;
  return base === undefined ? { ...entry, parked: true } : { ...entry, base };
}
