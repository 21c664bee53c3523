import { isAbsent, isObject, type Json, type JsonObject } from '../../logic/json.ts';
import { baseOf, withBase } from '../entry.ts';
import type { DraftRecord } from '../record.ts';
import { newer, type Revision } from '../revision.ts';
import { withVerdict } from '../verdicts.ts';

/** Records that the server accepted these revisions; `sent` holds its values of them. */
export function withAcknowledged(
  record: DraftRecord,
  revisions: Readonly<Record<string, Revision>>,
  sent: JsonObject,
): DraftRecord {
  return withVerdict(record, revisions, ({ at, sent: _inFlight, ...entry }, revision, name) => {
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
