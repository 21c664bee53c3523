import { CONSENTS } from '../../flow/consents.ts';
import { isObject, sameJson, type Json } from '../../logic/json.ts';
import { arrived, merged, type Conflict } from '../merge.ts';
import { draftOf } from '../draft-of.ts';
import { baseOf, type Entry } from '../entry.ts';
import { withAdopted, type Adopted, type DraftRecord } from '../record.ts';
import type { DraftPolicy } from '../types.ts';
import { remoteValues } from './merge-remote.ts';
import type { RemoteRecord } from './repository-contract.ts';

/** One answer that two devices changed to different values; `kept` is the newer one. */
export type RemoteConflict = { section: string; kept: Json | undefined; other: Json | undefined };

/**
 * Merges the server's values into the record, field by field: a change on one side only is taken
 * (D26); if both sides changed a field, the newer answer wins. Answers that another device has
 * hidden stay parked here (D37).
 */
export function adoptRemote(
  record: DraftRecord,
  remote: RemoteRecord,
  policy: DraftPolicy,
  tab: string,
): { record: DraftRecord; conflicts: RemoteConflict[] } {
  const conflicts: RemoteConflict[] = [];
  const news = Object.entries(remoteValues(remote, policy)).flatMap(([name, theirs]) => {
    const entry = record.entries[name];
    if (entry && sameJson(theirs, baseOf(entry))) return [];
    // The number of a request is made once: the one that the server has stays (D13).
    const isOurs = name !== 'quoteId' && isNewer(entry, remote);
    const decide = ({ ours, theirs: others }: Conflict) => {
      const [kept, other] = isOurs ? [ours, others] : [others, ours];
      // Neither progress nor a consent's record is an answer: the visitor has nothing to compare.
      if (isAnswer(name, policy)) conflicts.push({ section: name, kept, other });
      return kept;
    };
    const value = entry ? merged(agreed(entry, theirs), entry.value, theirs, decide) : theirs;
    return value === undefined ? [] : [{ name, theirs, value, ours: entry?.value }];
  });
  if (news.length === 0) return { record, conflicts };
  const counted = (values: Record<string, Json | undefined>) =>
    policy.activeAnswers({ ...draftOf(record).answers, ...values });
  const plain = counted(Object.fromEntries(news.map(({ name, value }) => [name, value])));
  const kept = Object.fromEntries(
    news.map(({ name, value, ours }) => [name, withParked(value, ours)]),
  );
  const parked = counted(kept);
  const adopted = news.map(({ name, value, theirs }): [string, Adopted] => {
    const isHidden = sameJson(plain[name], parked[name]);
    const isSent = sameJson(value, theirs) || sameJson(plain[name], theirs);
    const at = record.entries[name]?.at;
    const now = isHidden ? (kept[name] ?? value) : value;
    return [name, { value: now, base: theirs, isSent, ...(at === undefined ? {} : { at }) }];
  });
  const next = withAdopted(record, Object.fromEntries(adopted), tab);
  return { record: withSavedAt(next, remote), conflicts };
}

const isAnswer = (name: string, { sections }: DraftPolicy) =>
  sections.includes(name) && name !== CONSENTS;

/** Changes of another device count as a touch: an older draft is deleted for its age (D40). */
function withSavedAt(record: DraftRecord, { saved }: RemoteRecord): DraftRecord {
  const written = Date.parse(saved?.version ?? '');
  const isLater = record.savedAt !== undefined && written > Date.parse(record.savedAt);
  return isLater ? { ...record, savedAt: new Date(written).toISOString() } : record;
}

/**
 * The last value that this device and the server agreed on. A write may have arrived although its
 * response did not: undoing that answer is then a change by this device, not by another one.
 */
function agreed(entry: Entry, theirs: Json): Json | undefined {
  const base = baseOf(entry);
  return entry.sent === undefined ? base : arrived(base, entry.sent.value, theirs);
}

/** The merged value with the fields that only this device still has. */
function withParked(value: Json, ours: Json | undefined): Json {
  return isObject(value) && isObject(ours) ? { ...ours, ...value } : value;
}

/** True if the entry changed here after the server's last write, or if either time is unknown. */
function isNewer(entry: Entry | undefined, { saved }: RemoteRecord): boolean {
  const written = Date.parse(saved?.version ?? '');
  const changed = Date.parse(entry?.at ?? '');
  return Number.isNaN(written) || Number.isNaN(changed) || changed >= written;
}
