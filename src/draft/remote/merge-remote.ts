import { isObject, sameJson, type Json, type JsonObject } from '../../logic/json.ts';
import { merged, type Conflict } from '../merge.ts';
import { migrate } from '../migrations/index.ts';
import {
  baseOf,
  draftOf,
  isLocal,
  isUnsent,
  sendable,
  storableAnswers,
  withAdopted,
  type Adopted,
  type DraftRecord,
  type Entry,
} from '../record.ts';
import type { Draft, DraftPolicy } from '../types.ts';
import { quoteProgressOf } from './industry-status.ts';
import type { RemoteRecord, RemoteWrite } from './repository-contract.ts';
import { storableText } from './storable-text.ts';

/** Everything of the remote copy that is a possible answer today, by entry name. */
function remoteValues(remote: RemoteRecord, policy: DraftPolicy): Record<string, Json> {
  const { currentStep } = remote.saved ?? {};
  return {
    ...remoteSections(remote, policy),
    ...(currentStep === undefined ? {} : { currentStep }),
    ...quoteProgressOf(remote.columns?.industry_ui),
  };
}

function remoteSections(remote: RemoteRecord, policy: DraftPolicy): Record<string, Json> {
  const stored = remote.saved
    ? migrate(remote.saved.answers, remote.saved.flowVersion, policy.flowVersion)
    : columnSections(remote, policy);
  const readable = policy.sections.flatMap((name): [string, Json][] => {
    const found = Object.hasOwn(stored, name) ? stored[name] : undefined;
    const value = found === undefined ? undefined : policy.upgrade(name, found);
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(readable);
}

function columnSections({ columns }: RemoteRecord, policy: DraftPolicy): JsonObject {
  if (!columns || !policy.fromColumns) return {};
  const { industry_ui: industry, ...others } = columns;
  const isBusinessType = industry !== undefined && !quoteProgressOf(industry);
  return policy.fromColumns(isBusinessType ? columns : others);
}

/** One answer that two devices changed, each to something else; `kept` is the newer one. */
export type RemoteConflict = { section: string; kept: Json | undefined; other: Json | undefined };

/**
 * The record with what the server has: field by field, what only one side changed since they last
 * agreed is taken from that side (D26). Where both changed the same, the newer answer stays. What
 * another device has hidden stays parked here (D37).
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
    const decide = (conflict: Conflict) => {
      const [kept, other] = isNewer(entry, remote)
        ? [conflict.ours, conflict.theirs]
        : [conflict.theirs, conflict.ours];
      conflicts.push({ section: name, kept, other });
      return kept;
    };
    const value = entry ? merged(baseOf(entry), entry.value, theirs, decide) : theirs;
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
  return { record: withAdopted(record, Object.fromEntries(adopted), tab), conflicts };
}

/** The merged value with the fields that only this device still has. */
function withParked(value: Json, ours: Json | undefined): Json {
  return isObject(value) && isObject(ours) ? { ...ours, ...value } : value;
}

/** Was the entry changed here after the server was written last? Its own unsent change counts as new. */
function isNewer(entry: Entry | undefined, { saved }: RemoteRecord): boolean {
  const written = Date.parse(saved?.version ?? '');
  const changed = Date.parse(entry?.at ?? '');
  return Number.isNaN(written) || Number.isNaN(changed) || changed >= written;
}

/** True when the server once took answers of this draft and holds neither row: deleted (D29). */
export function wasDeleted(record: DraftRecord, remote: RemoteRecord): boolean {
  if (remote.columns || remote.saved) return false;
  return Object.keys(draftOf(record).answers).some((name) => record.entries[name]?.ack);
}

/**
 * What to write over `remote`: this device's answers with the remote ones where this device has
 * none or its own may not go (`held`, or refused before), then only those that count (D28, D37).
 */
export function remoteWrite(
  record: DraftRecord,
  remote: RemoteRecord,
  policy: DraftPolicy,
  held: ReadonlySet<string> = new Set(),
): RemoteWrite {
  const theirs = remoteValues(remote, policy);
  const sent = Object.entries(record.entries).flatMap(([name, entry]): [string, Entry][] => {
    if (isLocal(entry) && (!isUnsent(entry) || held.has(name))) return [];
    const { value: _whole, ...others } = entry;
    const value = sendable(withHeldBack(name, entry, policy));
    return [[name, value === undefined ? others : { ...others, value }]];
  });
  const names = new Set(sent.map(([name]) => name));
  const kept = Object.entries(theirs)
    .filter(([name]) => !names.has(name))
    .map(([name, value]): [string, Entry] => [name, { value, rev: '0.0' }]);
  const draft = draftOf({ ...record, entries: Object.fromEntries([...kept, ...sent]) });
  const answers = storableAnswers(policy.activeAnswers(draft.answers), policy);
  return {
    columns: filledColumns(policy.columns(answers, { ...draft, answers })),
    answers: storableText({ ...unknownAnswers(remote, policy), ...presentOnly(answers) }),
    currentStep: draft.currentStep,
    flowVersion: Math.max(record.flowVersion, remote.saved?.flowVersion ?? 0),
  };
}

/** Fields in which something is half-typed stay as the server has them, whoever wrote them (D31). */
function withHeldBack(name: string, entry: Entry, { storable }: DraftPolicy): Entry {
  const { value, held = [] } = entry;
  const whole = value === undefined ? undefined : storable?.(name, value);
  if (storable === undefined || whole === value) return entry;
  const fields = isObject(value) ? Object.keys(value) : [''];
  const left = isObject(whole) ? whole : {};
  const faulty = fields.filter((field) => !isObject(value) || left[field] !== value[field]);
  return { ...entry, held: [...held, ...faulty] };
}

/** Sections that a newer version of the flow has saved are left alone by an older one. */
function unknownAnswers({ saved }: RemoteRecord, policy: DraftPolicy): JsonObject {
  if (!saved || saved.flowVersion <= policy.flowVersion) return {};
  return Object.fromEntries(
    Object.entries(saved.answers).filter(([name]) => !policy.sections.includes(name)),
  );
}

function presentOnly(answers: Draft['answers']): JsonObject {
  return Object.fromEntries(
    Object.entries(answers).flatMap(([name, value]): [string, Json][] =>
      value === undefined ? [] : [[name, value]],
    ),
  );
}

/** Only non-empty values are sent (spec section 5). */
function filledColumns(columns: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(columns)
      .filter(([, value]) => value !== '')
      .map(([name, value]) => [name, storableText(value)]),
  );
}
