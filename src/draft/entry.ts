import { isObject, sameJson, type Json } from '../logic/json.ts';
import type { Revision } from './revision.ts';

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

/** The value that the server has of an entry; undefined where it has none. */
export function baseOf(entry: Entry | undefined): Json | undefined {
  const hasAll = entry?.ack === entry?.rev && !isHeldWhole(entry);
  return entry?.base ?? (hasAll ? entry?.value : undefined);
}

/** What the server took of an entry that is held back as a whole is not its value. */
const isHeldWhole = (entry: Entry | undefined): boolean => entry?.held?.includes('') ?? false;

export function withBase({ base: _known, ...entry }: Entry, base: Json | undefined): Entry {
  const isSame = entry.ack === entry.rev && !isHeldWhole(entry) && sameJson(entry.value, base);
  return isSame || base === undefined ? entry : { ...entry, base };
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
