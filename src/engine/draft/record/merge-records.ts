import { baseOf, withBase, type Entry } from './entry.ts';
import type { DraftRecord } from './record.ts';
import { compareRevisions, newer, type Revision } from './revision.ts';

/**
 * Merges two copies of a draft: the newer value of each entry, and the sync state of both. `rest` is
 * that of the copy just read, because this release never changes what it does not know.
 */
export function mergeRecords(ours: DraftRecord, theirs: DraftRecord): DraftRecord {
  const names = new Set([...Object.keys(ours.entries), ...Object.keys(theirs.entries)]);
  const entries = [...names].flatMap((name): [string, Entry][] => {
    const merged = mergeEntries(ours.entries[name], theirs.entries[name]);
    return merged ? [[name, merged]] : [];
  });
  const savedAt = later(ours.savedAt, theirs.savedAt);
  const serverVersion = later(ours.serverVersion, theirs.serverVersion);
  return {
    uuid: ours.uuid,
    flowVersion: Math.max(ours.flowVersion, theirs.flowVersion),
    ...(savedAt ? { savedAt } : {}),
    ...(serverVersion ? { serverVersion } : {}),
    entries: Object.fromEntries(entries),
    rest: theirs.rest,
  };
}

const later = (ours = '', theirs = ''): string => (ours > theirs ? ours : theirs);

function mergeEntries(a: Entry | undefined, b: Entry | undefined): Entry | undefined {
  if (!a || !b) return a ?? b;
  const latest = compareRevisions(a.rev, b.rev) < 0 ? b : a;
  const ack = newer(a.ack, b.ack);
  const refused = newer(a.refused, b.refused);
  const sent = unanswered(a, b, ack);
  if (latest.ack === ack && latest.refused === refused && latest.sent === sent) return latest;
  const acknowledged = [latest, a, b].find((copy) => copy.ack === ack);
  const { sent: _own, ...others } = latest;
  const merged = {
    ...others,
    ...(ack ? { ack } : {}),
    ...(refused ? { refused } : {}),
    ...(sent ? { sent } : {}),
  };
  return withBase(merged, baseOf(acknowledged));
}

/** The latest send of either copy, unless the server has acknowledged it or something newer. */
function unanswered(a: Entry, b: Entry, ack: Revision | undefined): Entry['sent'] {
  const last = compareRevisions(a.sent?.rev, b.sent?.rev) < 0 ? b.sent : a.sent;
  return compareRevisions(last?.rev, ack) > 0 ? last : undefined;
}

/** True when `a` holds an entry, or a verdict on one, that `b` lacks. */
export function isAheadOf(a: DraftRecord, b: DraftRecord): boolean {
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
