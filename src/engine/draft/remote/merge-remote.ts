import { type Json, type JsonObject, changedPaths } from '../../logic/json.ts';
import { draftOf, storableAnswers } from '../draft-of.ts';
import { isLocal, isUnsent, type Entry } from '../entry.ts';
import type { DraftRecord } from '../record.ts';
import type { Draft, DraftPolicy } from '../types.ts';
import { quoteProgressOf } from './request-status.ts';
import type { RemoteRecord, RemoteWrite } from './repository-contract.ts';
import { sendable } from './sendable.ts';
import { storableText } from './storable-text.ts';

/** Everything in the remote copy that can be an answer today, by entry name. */
export function remoteValues(remote: RemoteRecord, policy: DraftPolicy): Record<string, Json> {
  const { currentStep } = remote.saved ?? {};
  return {
    ...remoteSections(remote, policy),
    ...(currentStep === undefined ? {} : { currentStep }),
    ...quoteProgressOf(remote.columns?.[policy.statusColumn ?? '']),
  };
}

function remoteSections(remote: RemoteRecord, policy: DraftPolicy): Record<string, Json> {
  const stored = remote.saved
    ? (policy.migrate?.(remote.saved.answers, remote.saved.flowVersion) ?? remote.saved.answers)
    : columnSections(remote, policy);
  const readable = policy.sections.flatMap((name): [string, Json][] => {
    const found = Object.hasOwn(stored, name) ? stored[name] : undefined;
    const value = found === undefined ? undefined : policy.upgrade(name, found);
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(readable);
}

function columnSections({ columns }: RemoteRecord, policy: DraftPolicy): JsonObject {
  if (!columns) return {};
  const { [policy.statusColumn ?? '']: status, ...others } = columns;
  return policy.fromColumns(quoteProgressOf(status) ? others : columns);
}

/**
 * What to write over `remote`: this device's answers, or the remote ones where this device has none
 * or must not send its own (`held`, or refused before); only those that count (D28, D37).
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

/** Half-typed fields are held back, whoever wrote them (D31). */
function withHeldBack(name: string, entry: Entry, { storable }: DraftPolicy): Entry {
  const { value, held = [] } = entry;
  if (value === undefined) return entry;
  const halfTyped = changedPaths(value, storable(name, value));
  return halfTyped.length === 0 ? entry : { ...entry, held: [...held, ...halfTyped] };
}

/** Sections saved by a newer flow version; an older one leaves them alone. */
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
