import { isObject, type Json, type JsonObject } from '../../logic/json.ts';
import type { Entry } from './entry.ts';
import type { DraftRecord } from './record.ts';
import { isRevision, type Revision } from './revision.ts';
import { BOOKKEEPING, PROGRESS } from '../stored-keys.ts';
import type { DraftPolicy } from '../types.ts';

/**
 * `onboardingProgress` in the flat form of spec section 3, plus one bookkeeping key:
 * `{ uuid, currentStep, flowVersion, savedAt, businessType, …, quoteId, quoteStatus,
 *    sync: { businessType: { rev: '3.k2f9', ack: '3.k2f9' } } }`.
 * A section with a half-typed date or number is stored without it; `sync` keeps the section as typed.
 */
export type StoredProgress = JsonObject;

/**
 * The text stored under `onboardingProgress`: a value for each entry that has one, and in `sync`
 * the revisions of all entries, removed ones included. `parseStored` reads it back.
 */
export function serialize(
  record: DraftRecord,
  { storable }: Pick<DraftPolicy, 'storable'>,
): string {
  const values: JsonObject = {};
  const { sync: unknown, ...rest } = record.rest;
  const sync: JsonObject = isObject(unknown) ? { ...unknown } : {};
  for (const [name, { value, held, ...bookkeeping }] of Object.entries(record.entries)) {
    const stored = value === undefined ? undefined : storable(name, value);
    if (stored !== undefined) values[name] = stored;
    sync[name] = {
      ...bookkeeping,
      ...(held ? { held: [...held] } : {}),
      ...(value === undefined || stored === value ? {} : { typed: value }),
    };
  }
  return JSON.stringify({
    ...rest,
    uuid: record.uuid,
    currentStep: FIRST_STEP,
    flowVersion: record.flowVersion,
    ...(record.savedAt ? { savedAt: record.savedAt } : {}),
    ...(record.serverVersion ? { serverVersion: record.serverVersion } : {}),
    ...values,
    sync,
  });
}

const FIRST_STEP = 1;

/** The flow version that a stored draft was written with; 0 if it has none. */
export function versionOf({ flowVersion }: StoredProgress): number {
  return typeof flowVersion === 'number' && Number.isInteger(flowVersion) && flowVersion >= 0
    ? flowVersion
    : 0;
}

/** Converts a stored value to today's form (`DraftPolicy.upgrade`). */
export type Upgrade = (section: string, value: unknown) => Json | undefined;

/** Parses a stored object into a record; `broken` holds the values that cannot be answers. */
export function parseStored(
  stored: StoredProgress,
  draft: { uuid: string; flowVersion: number; sections: readonly string[]; upgrade: Upgrade },
): { record: DraftRecord; broken: JsonObject } {
  const sync = isObject(stored.sync) ? stored.sync : {};
  const entries: [string, Entry][] = [];
  const broken: [string, Json][] = [];
  for (const name of [...draft.sections, ...PROGRESS]) {
    const noted = Object.hasOwn(sync, name) ? sync[name] : undefined;
    const known = parseBookkeeping(noted);
    const typed = known && isObject(noted) ? noted.typed : undefined;
    const found = typed ?? (Object.hasOwn(stored, name) ? stored[name] : undefined);
    const value = found === undefined ? undefined : readValue(name, found, draft.upgrade);
    // The value before the first step is done is not progress that has to be sent.
    if (name === 'currentStep' && value === FIRST_STEP && !known) continue;
    if (found !== undefined && value === undefined) broken.push([name, found]);
    else if (value !== undefined) entries.push([name, { value, ...(known ?? UNKNOWN_TO_SERVER) }]);
    else if (known) entries.push([name, known]);
  }
  const named = new Set([...draft.sections, ...PROGRESS, ...BOOKKEEPING]);
  const unnamed = (all: JsonObject) => Object.entries(all).filter(([key]) => !named.has(key));
  const unknown = Object.fromEntries(unnamed(sync));
  return {
    record: {
      uuid: draft.uuid,
      flowVersion: draft.flowVersion,
      ...(isInstant(stored.savedAt) ? { savedAt: stored.savedAt } : {}),
      ...(isInstant(stored.serverVersion) ? { serverVersion: stored.serverVersion } : {}),
      entries: Object.fromEntries(entries),
      rest: {
        ...Object.fromEntries(unnamed(stored)),
        ...(Object.keys(unknown).length > 0 && { sync: unknown }),
      },
    },
    broken: Object.fromEntries(broken),
  };
}

/** Bookkeeping of an answer that was never sent: its first, unsent revision. */
const UNKNOWN_TO_SERVER: { rev: Revision } = { rev: '1.0' };

/** Bookkeeping of an answer that is only known to be on the server. */
export const KNOWN_TO_SERVER: { rev: Revision; ack: Revision } = { rev: '1.0', ack: '1.0' };

function readValue(name: string, found: Json, upgrade: Upgrade): Json | undefined {
  if (name === 'currentStep' || name === 'furthestStep') return stepNumber(found);
  if (name === 'toConfirm') return areTexts(found) ? found : undefined;
  if (name === 'quoteId' || name === 'quoteStatus') return isText(found) ? found : undefined;
  return upgrade(name, found);
}

/** A saved step number, which the first version wrote as a digit string (spec section 3). */
function stepNumber(value: Json): number | undefined {
  const number = typeof value === 'string' && /^\d{1,3}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number >= 1 ? number : undefined;
}

const areTexts = (value: Json): boolean =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

function isInstant(value: Json | undefined): value is string {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value));
}

function isText(value: Json): boolean {
  return typeof value === 'string' && value !== '';
}

function parseBookkeeping(value: Json | undefined): Omit<Entry, 'value'> | undefined {
  if (!isObject(value) || !isRevision(value.rev)) return undefined;
  const { held } = value;
  return {
    rev: value.rev,
    ...(isInstant(value.at) ? { at: value.at } : {}),
    ...(value.base === undefined ? {} : { base: value.base }),
    ...(value.parked === true ? { parked: true } : {}),
    ...parseSent(value.sent),
    ...(Array.isArray(held) ? { held: held.filter((name) => typeof name === 'string') } : {}),
    ...(isRevision(value.ack) ? { ack: value.ack } : {}),
    ...(isRevision(value.refused) ? { refused: value.refused } : {}),
  };
}

function parseSent(sent: Json | undefined): Pick<Entry, 'sent'> {
  if (!isObject(sent) || !isRevision(sent.rev)) return {};
  return { sent: { rev: sent.rev, ...(sent.value === undefined ? {} : { value: sent.value }) } };
}
