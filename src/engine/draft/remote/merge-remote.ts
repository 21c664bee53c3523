import { type Json, type JsonObject, changedPaths, isObject } from '../../logic/json.ts';
import { draftOf, storableAnswers } from '../record/draft-of.ts';
import { type Entry, baseOf, isHeldWhole, isLocal, isUnsent } from '../record/entry.ts';
import type { DraftRecord } from '../record/record.ts';
import type { Draft, DraftPolicy } from '../types.ts';
import type { RemoteRecord, RemoteWrite } from './repository-contract.ts';
import { read, write } from '../../logic/path.ts';

/** Everything in the remote copy that can be an answer today, by entry name. */
export function remoteValues(remote: RemoteRecord, policy: DraftPolicy): Record<string, Json> {
  const { currentStep, number } = remote.saved ?? {};
  return {
    ...remoteSections(remote, policy),
    ...(currentStep === undefined ? {} : { currentStep }),
    ...(number === undefined ? {} : { quoteStatus: 'quoted', quoteId: number }),
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
    columns: storableText(policy.columns(answers, { ...draft, answers })),
    answers: storableText({ ...unknownAnswers(remote, policy), ...presentOnly(answers) }),
    currentStep: draft.currentStep,
    flowVersion: Math.max(record.flowVersion, remote.saved?.flowVersion ?? 0),
    ...(draft.quoteStatus !== undefined &&
      draft.quoteId !== undefined && { number: draft.quoteId }),
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

/**
 * Once the answers are submitted, the column that the flow's `remote.quoted` fills holds `quoted`
 * or `quoted:<id>` (spec section 3); before that it may hold an answer. A status is never read back
 * as that answer (D24).
 */
type QuoteProgress = { quoteStatus: string; quoteId?: string };

const STATUS = /^(quoted)(?::(.+))?$/;

/** The quote's status and id in a stored column; undefined where it holds no status. */
export function quoteProgressOf(column: string | undefined): QuoteProgress | undefined {
  const [, quoteStatus, quoteId] = STATUS.exec(column ?? '') ?? [];
  if (!quoteStatus) return undefined;
  return quoteId ? { quoteStatus, quoteId } : { quoteStatus };
}

/** NUL and lone surrogates (half of a cut emoji): Postgres accepts neither in a text. */
// oxlint-disable-next-line eslint/no-control-regex -- NUL is the very thing to find
const UNSTORABLE = /\u0000|\p{Surrogate}/gu;

/** The same JSON with every string made storable in Postgres. */
export function storableText<T extends Json>(value: T): T;
export function storableText(value: Json): Json {
  if (typeof value === 'string') return value.replace(UNSTORABLE, '\uFFFD');
  if (Array.isArray(value)) return value.map((item) => storableText(item));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [storableText(key), storableText(item)]),
  );
}

/**
 * The part of an entry that may be sent. A held-back field keeps the server's value; in a list it is
 * left out, as the item at its place may have been another one on the server.
 */
export function sendable(entry: Entry): Json | undefined {
  const { value, held = [] } = entry;
  if (held.length === 0) return value;
  const base = baseOf(entry);
  if (isHeldWhole(entry)) return base;
  return held.reduce<Root>(
    (sent, field) => {
      const path = `value.${field}`;
      if (read(sent, path) === undefined) return sent;
      return write(sent, path, isInList(path) ? undefined : read({ value: base }, path));
    },
    { value },
  )['value'];
}

/** `read` and `write` need a root around a value. */
type Root = Readonly<Record<string, Json | undefined>>;

const isInList = (path: string): boolean => /\.\d+\./.test(path);
