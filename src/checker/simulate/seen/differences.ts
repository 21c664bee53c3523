import { isObject, type Json } from '../../../engine/core.ts';
import { probeInWords, type Probe } from './probes.ts';
import type { Seen } from './seen.ts';

/** Maximum number of lines to print; the rest is only counted. */
const MOST = 60;

type Sections = Readonly<Record<string, readonly string[]>>;

/** What visitors no longer see and what they see now, in words. Empty if nothing changed. */
export function seenDifferences(recorded: Seen, now: Seen): string[] {
  const groups: [string, Sections, Sections][] = [
    ['step', recorded.steps, now.steps],
    ['visitor', recorded.visitors, now.visitors],
    ['a change of mind', { '': recorded.changes }, { '': now.changes }],
    ['page', recorded.pages, now.pages],
    ['an answer', { '': probeLines(recorded) }, { '': probeLines(now) }],
  ];
  const all = groups.flatMap(([kind, before, after]) =>
    [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) => {
      const place = name === '' ? kind : `${kind} ${name}`;
      return linesBetween(before[name] ?? [], after[name] ?? []).map((line) => `${place}, ${line}`);
    }),
  );
  const rest = all.length - MOST;
  return rest > 0 ? [...all.slice(0, MOST), `and ${rest} lines more`] : all;
}

const probeLines = ({ probes }: Seen): string[] => probes.map(probeInWords);

function linesBetween(before: readonly string[], after: readonly string[]): string[] {
  const [old, now] = [new Set(before), new Set(after)];
  const gone = before.filter((line) => !now.has(line)).map((line) => `was: ${line}`);
  const fresh = after.filter((line) => !old.has(line)).map((line) => `is:  ${line}`);
  if (gone.length + fresh.length > 0) return [...gone, ...fresh];
  const moved = after.find((line, index) => line !== before[index]);
  if (moved !== undefined) return [`in another order from here on: ${moved}`];
  return before.slice(after.length).map((line) => `was once more: ${line}`);
}

/** Reads a recording; undefined if it does not have the expected shape. */
export function readSeen(json: Json | undefined): Seen | undefined {
  if (!isObject(json)) return undefined;
  const { steps, visitors, changes, pages, probes } = json;
  if (!isSections(steps) || !isSections(visitors) || !isLines(changes)) return undefined;
  if (!isSections(pages) || !isProbes(probes)) return undefined;
  return { steps, visitors, changes, pages, probes };
}

function isProbes(json: Json | undefined): json is Probe[] {
  return (
    Array.isArray(json) &&
    json.every(
      (probe) =>
        isObject(probe) &&
        isObject(probe['with']) &&
        typeof probe['of'] === 'string' &&
        typeof probe['gives'] === 'string',
    )
  );
}

function isSections(json: Json | undefined): json is Record<string, string[]> {
  return isObject(json) && Object.values(json).every(isLines);
}

function isLines(json: Json | undefined): json is string[] {
  return Array.isArray(json) && json.every((line) => typeof line === 'string');
}
