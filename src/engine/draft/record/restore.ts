import { isObject, type Json, type JsonObject } from '../../logic/json.ts';
import { isDraftId } from './draft-id.ts';
import type { LocalCopy } from '../local-copy.ts';
import { mergeRecords } from './merge-records.ts';
import type { DraftRecord } from './record.ts';
import { KNOWN_TO_SERVER, parseStored, versionOf } from './stored-form.ts';
import { isStale } from '../stored-keys.ts';
import type { DraftPolicy } from '../types.ts';

export type Restored = {
  record: DraftRecord;
  /** False for a new draft, which the server cannot know. */
  found: boolean;
  /** Something is too old to be kept, if this device's clock is right (D40). */
  isStale: boolean;
  /**
   * The notice to show when something stored was set aside: it is unreadable (spec section 8), or
   * answers do not fit the questions, which may have changed since.
   */
  notice?: 'damaged' | 'outdated';
};

/** Reads this device's draft. Whatever is stored, the result is usable. `now` is in milliseconds. */
export function restore(
  local: LocalCopy,
  policy: DraftPolicy,
  newId: () => string,
  now: number,
): Restored {
  const progress = readObject(local, local.keys.progress);
  const mirror = readObject(local, local.keys.mirror);
  const uuid = [progress.object?.uuid, mirror.object?.uuid].find(isDraftId);
  const stored = progress.object ?? answersIn(mirror.object ?? {}, policy);
  const parsed = parseProgress(stored, uuid ?? newId(), policy);
  const unfit = Object.keys(parsed.broken);
  if (unfit.length > 0) local.setAside(local.keys.progress, JSON.stringify(parsed.broken));
  const isDamaged =
    progress.broken || mirror.broken || unfit.some((name) => !policy.sections.includes(name));
  const found = (progress.object ?? uuid) !== undefined;
  const old = [progress.object, setAside(local)].filter((one) => one && isStale(one, now));
  return {
    record: parsed.record,
    found,
    isStale: old.length > 0,
    ...((isDamaged || unfit.length > 0) && { notice: isDamaged ? 'damaged' : 'outdated' }),
  };
}

/** What was set aside for the first key. */
export const setAside = (local: LocalCopy): JsonObject | undefined =>
  parseObject(local.readAside(local.keys.progress));

/** Id of the draft that a resume link replaced; undefined if no whole draft is set aside. */
export function idAside(local: LocalCopy): string | undefined {
  const uuid = setAside(local)?.uuid;
  return isDraftId(uuid) ? uuid : undefined;
}

/** Parses what another tab has stored; undefined if it cannot be merged. */
export function readStored(text: string | null, policy: DraftPolicy): DraftRecord | undefined {
  const stored = parseObject(text);
  if (!stored || !isDraftId(stored.uuid)) return undefined;
  return parseProgress(stored, stored.uuid, policy).record;
}

/**
 * Recovers the answers from the parts of the second key when the first is gone (spec section 3).
 * Answers that the server had yield to its current ones; the others are still to be sent.
 */
function answersIn(mirror: JsonObject, { sections, migrate }: DraftPolicy): JsonObject {
  const parts = Object.values(mirror)
    .filter(isObject)
    .flatMap(Object.entries<Json>);
  const present = Object.fromEntries(parts.filter(([, value]) => value !== null));
  const answers = Object.entries(migrate?.(present, 0) ?? present).filter(([name]) =>
    sections.includes(name),
  );
  const sent = isDraftId(mirror.uuid) && Array.isArray(mirror.sent) ? mirror.sent : [];
  const sync = answers.flatMap(([name]) => (sent.includes(name) ? [[name, KNOWN_TO_SERVER]] : []));
  return { ...Object.fromEntries(answers), sync: Object.fromEntries(sync) };
}

function parseProgress(stored: JsonObject, uuid: string, policy: DraftPolicy) {
  const version = versionOf(stored);
  const parse = (migrated: JsonObject) =>
    parseStored(migrated, {
      uuid,
      flowVersion: Math.max(version, policy.flowVersion),
      sections: policy.sections,
      upgrade: (section, value) => policy.upgrade(section, value),
    });
  const { migrate } = policy;
  const parsed = parse(migrate?.(stored, version) ?? stored);
  const { sync } = parsed.record.rest;
  if (migrate === undefined || version !== policy.flowVersion || !isObject(sync)) return parsed;
  // A tab of an older release is still open and has written answers under its own names.
  const older = parse(migrate(parsed.record.rest, 0)).record;
  return { ...parsed, record: { ...mergeRecords(parsed.record, older), rest: older.rest } };
}

/** The object stored under a key; text that is not one is set aside and removed. */
function readObject(local: LocalCopy, key: string): { object?: JsonObject; broken: boolean } {
  const text = local.read(key);
  if (text === null) return { broken: false };
  const object = parseObject(text);
  if (object) return { object, broken: false };
  local.setAside(key, text);
  local.remove(key);
  return { broken: true };
}

function parseObject(text: string | null): JsonObject | undefined {
  if (text === null) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) && !isDeeper(value, DEEPEST) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Levels of nested objects and lists; far more than any answer has. */
const DEEPEST = 50;

/** True if nested deeper than `levels`: walking all the way down would overflow the stack. */
function isDeeper(value: Json | undefined, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((part) => isDeeper(part, levels - 1));
}
