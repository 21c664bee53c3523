import type { LocalDraft } from '../local-draft.ts';
import { type DraftRecord, hasUnsent, sectionNames, withServerVersion } from '../record/record.ts';
import { withRefused, withSent, withVerdict } from '../record/verdicts.ts';
import type { AnswerConflict, DraftPolicy } from '../types.ts';
import { adoptRemote } from './adopt-remote.ts';
import { type Exchanged, failed, wasDeleted } from './exchanged.ts';
import { remoteWrite } from './merge-remote.ts';
import type {
  RemoteFailure,
  RemoteRecord,
  RemoteWrite,
  Repository,
} from './repository-contract.ts';
import { type Json, type JsonObject, isAbsent, isObject } from '../../logic/json.ts';
import { baseOf, isUnsent, withBase } from '../record/entry.ts';
import { type Revision, newer } from '../record/revision.ts';
import { PROGRESS } from '../stored-keys.ts';

/** The most conflicts and refusals that one exchange handles; the rest is left for later. */
const ROUNDS = 24;

export type ExchangeInput = {
  local: LocalDraft;
  policy: DraftPolicy;
  repository: Repository;
  /** The draft that the repository belongs to; the device may have started another one since. */
  uuid: string;
  tab: string;
  /** The server's copy as this tab last saw it; without it the exchange reads first. */
  seen: RemoteRecord | undefined;
  /** Reads even when there is nothing to send. */
  load: boolean;
  /** Called with answers that another device changed too, each with the one that lost. */
  onConflicts: (conflicts: readonly AnswerConflict[]) => void;
};

/**
 * Syncs the draft with the server once: reads if it has to, merges field by field (D26), sends all
 * unsent sections in one write, and records what the server accepted. Answers deleted on the server
 * are not restored (D29). The caller must run only one exchange of a draft at a time.
 */
export async function exchange(input: ExchangeInput): Promise<Exchanged> {
  const { local, policy, repository, uuid, tab } = input;
  const refused: string[] = [];
  let seen = input.seen;
  let load = input.load;
  let loaded = false;
  /** The write that met a conflict may have changed the first of the two rows, and must be completed. */
  let isHalfDone = false;
  const update = (change: (record: DraftRecord) => DraftRecord) =>
    local.update((record) => (record.uuid === uuid ? change(record) : record));

  for (let round = 0; round < ROUNDS; round += 1) {
    if (local.record().uuid !== uuid) return { seen: undefined, sent: false, refused };
    if (!load && !isHalfDone && !hasUnsent(local.record()))
      return { seen, loaded, sent: false, refused };
    if (!seen || load) {
      // Another tab may insert and record the first rows while this fetch still finds nothing.
      const before = local.record();
      const fetched = await repository.fetch();
      if (!fetched.ok) return failed(fetched.failure, 'fetch', refused);
      const found = fetched.value;
      if (wasDeleted(before, found)) return { seen: undefined, sent: false, refused, gone: true };
      update((record) => {
        const adopted = adoptRemote(record, found, policy, tab);
        if (adopted.conflicts.length > 0) input.onConflicts(adopted.conflicts);
        return withServerVersion(adopted.record, found.saved?.version);
      });
      seen = found;
      loaded ||= load && (found.columns !== null || found.saved !== null);
      load = false;
      continue;
    }
    const record = local.record();
    const { write, revisions, values } = outgoing(record, seen, policy);
    update((current) => withSent(current, revisions, values));
    const saved = await repository.save(write, seen);
    if (saved.ok) {
      update((current) =>
        withServerVersion(withAcknowledged(current, revisions, values), saved.value.saved?.version),
      );
      return { seen: saved.value, loaded, sent: true, refused };
    }
    if (saved.failure.kind === 'conflict') {
      seen = undefined;
      isHalfDone = true;
      continue;
    }
    if (saved.failure.kind !== 'invalid') return failed(saved.failure, 'save', refused);
    const search = await findOffending(input, record, Object.keys(revisions), seen);
    if (search.failure) return failed(search.failure, 'save', refused);
    if (search.guilty.size > 1 && search.guilty.size === Object.keys(revisions).length) {
      // If all are refused, the content is not the cause: the server, or a proxy, accepts nothing.
      return failed({ ...saved.failure, kind: 'denied' }, 'save', refused);
    }
    seen = search.seen;
    const guilty = Object.fromEntries(
      Object.entries(revisions).filter(([name]) => search.guilty.has(name)),
    );
    refused.push(...Object.keys(guilty));
    update((record) => withRefused(record, guilty));
  }
  return failed({ kind: 'unreachable', code: 'busy' }, 'save', refused);
}

/** A write of all that is unsent over what was seen, with the revisions and values in it. */
export function outgoing(record: DraftRecord, seen: RemoteRecord, policy: DraftPolicy) {
  const write = remoteWrite(record, seen, policy);
  return { write, ...batchOf(record, write) };
}

type Search = {
  guilty: ReadonlySet<string>;
  seen: RemoteRecord | undefined;
  failure?: RemoteFailure;
};

/**
 * The server refused `record` for its content: sends the sections one by one, each on top of those
 * accepted; newer entries wait. The refused ones are guilty, alone or by their total size.
 */
async function findOffending(
  { policy, repository }: ExchangeInput,
  record: DraftRecord,
  names: readonly string[],
  seenBefore: RemoteRecord,
): Promise<Search> {
  if (names.length === 1) return { guilty: new Set(names), seen: seenBefore };
  const guilty = new Set<string>();
  let seen = seenBefore;
  for (const name of names) {
    const held = new Set(names.filter((other) => other !== name));
    const saved = await repository.save(remoteWrite(record, seen, policy, held), seen);
    if (saved.ok) seen = saved.value;
    else if (saved.failure.kind === 'invalid') guilty.add(name);
    else if (saved.failure.kind === 'conflict') return { guilty: new Set(), seen: undefined };
    else return { guilty, seen: undefined, failure: saved.failure };
  }
  return { guilty, seen };
}

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

/** What one write sends: the revision of each unsent entry, and the values written. */
export type Batch = {
  revisions: Readonly<Record<string, Revision>>;
  values: JsonObject;
};

/** What a write of this record sends; `write` has the answers that count. */
function batchOf(record: DraftRecord, write: RemoteWrite): Batch {
  const names = sectionNames(record, isUnsent);
  return {
    revisions: Object.fromEntries(names.map((name) => [name, record.entries[name]?.rev ?? ''])),
    values: { ...progressOf(record), ...write.answers },
  };
}

/** The record's progress, which the server keeps in columns of its own. */
function progressOf({ entries }: DraftRecord): JsonObject {
  return Object.fromEntries(
    PROGRESS.flatMap((name): [string, Json][] => {
      const value = entries[name]?.value;
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
