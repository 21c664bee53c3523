import { type DraftEnvironment, instantOf } from '../environment.ts';
import type { LocalDraft } from '../local-draft.ts';
import { type DraftRecord, hasUnsent } from '../record/record.ts';
import { withSent } from '../record/verdicts.ts';
import { type Signal, signal } from '../signal.ts';
import type { DraftPolicy } from '../types.ts';
import { exchange, outgoing, type ExchangeInput } from './exchange.ts';
import { type Exchanged, failed, wasDeleted } from './exchanged.ts';
import { exclusive } from './exclusive.ts';
import type {
  RemoteFactory,
  RemoteFailure,
  RemoteRecord,
  RemoteResult,
  Repository,
} from './repository-contract.ts';

/** State of the exchanges with the server. */
export type RemoteStatus = {
  sending: boolean;
  /** The last exchange failed. */
  failing: boolean;
  /** ISO instant of the last write that the server accepted. */
  savedAt?: string;
  /** Id of the draft whose rows were deleted on the server; nothing of it is sent. */
  gone?: string | undefined;
};

/** Operations on the draft's copy on the server, by one tab at a time. Nothing here throws. */
export type RemoteDraft = {
  /** Makes the next exchange read, even with nothing to send, unless one has read before. */
  readFirst: () => void;
  isToRead: () => boolean;
  /** Syncs this device with the server; a no-op if there is nothing to read or send. */
  exchange: () => Promise<Exchanged>;
  /**
   * Immediately starts the final write of a page that unloads; false if this tab does not know what
   * it would overwrite.
   */
  leave: () => boolean;
  /** Makes one call about this draft, or about `uuid`, while no exchange is running. */
  ask: <T>(
    call: (repository: Repository) => Promise<RemoteResult<T>>,
    uuid?: string,
  ) => Promise<RemoteResult<T>>;
  /**
   * Deletes the remote rows, those of `other` first, and runs `then` before any other operation. If
   * a deletion fails, `then` is not called and the whole call can be retried.
   */
  erase: (then: () => void, other?: string) => Promise<RemoteResult<null>>;
  status: () => RemoteStatus;
  subscribe: Signal['subscribe'];
};

type RemoteDraftOptions = {
  local: LocalDraft;
  policy: DraftPolicy;
  open: RemoteFactory;
  environment: DraftEnvironment;
  /** This tab's name in the revisions it creates. */
  tab: string;
  onConflicts: ExchangeInput['onConflicts'];
};

/** The remote copy of whichever draft `local` holds at the time. */
export function remoteDraft(options: RemoteDraftOptions): RemoteDraft {
  const { local, policy, environment, tab, onConflicts } = options;
  const alone = exclusive(environment.locks, policy.keys.progress, environment.clock);
  const repositories = openOnce(options.open);
  const seen = lastSeen();
  const changed = signal();
  let status: RemoteStatus = { sending: false, failing: false };
  let toRead = false;

  function setStatus(next: Partial<RemoteStatus>) {
    status = { ...status, ...next };
    local.setLoading(status.sending);
    changed.emit();
  }

  async function attempt(): Promise<Exchanged> {
    local.refresh();
    const { uuid } = local.record();
    if (!toRead && !hasUnsent(local.record())) {
      return { seen: seen.of(local.record()), sent: false, refused: [] };
    }
    setStatus({ sending: true });
    try {
      const repository = await repositories(uuid);
      if (repository === undefined) return failed(NOT_LOADED, 'fetch');
      const result = await exchange({
        local,
        policy,
        repository,
        uuid,
        tab,
        seen: seen.of(local.record()),
        load: toRead,
        onConflicts,
      });
      remember(uuid, result);
      return result;
    } finally {
      setStatus({ sending: false });
    }
  }

  function remember(uuid: string, result: Exchanged) {
    seen.set(uuid, result.seen);
    if (result.seen) toRead = false;
    if (result.gone) toRead = true;
    if (!result.failure) setStatus({ gone: result.gone && uuid });
    if (result.sent) setStatus({ savedAt: instantOf(environment.clock) });
  }

  /**
   * A page that unloads is gone before it could get the lock. One write without the lock is safe
   * for other tabs: it names the version that it has seen. Its response is never read; if the page
   * comes back, the next exchange reads the outcome.
   */
  async function leaveWith(last: RemoteRecord): Promise<void> {
    const { uuid } = local.record();
    const { write, revisions, values } = outgoing(local.record(), last, policy);
    local.update((record) => withSent(record, revisions, values));
    seen.set(uuid, undefined);
    const repository = await repositories(uuid);
    repository?.leave(write, last);
  }

  /** One call while no exchange is running. */
  async function guarded<T>(call: () => Promise<RemoteResult<T>>): Promise<RemoteResult<T>> {
    try {
      return await alone(call);
    } catch (error) {
      environment.report?.(error);
      return { ok: false, failure: BUG };
    }
  }

  return {
    readFirst() {
      toRead = !seen.of(local.record());
    },
    isToRead: () => toRead,
    async exchange() {
      const result = await alone(attempt).catch((error: unknown) => {
        environment.report?.(error);
        return failed(BUG, 'save');
      });
      setStatus({ failing: result.failure !== undefined });
      return result;
    },
    leave() {
      const last = seen.of(local.record());
      if (last === undefined) return false;
      void leaveWith(last);
      return true;
    },
    ask: (call, uuid) =>
      guarded(async () => {
        const repository = await repositories(uuid ?? local.record().uuid);
        return repository === undefined ? UNASKED : await call(repository);
      }),
    erase: (then, other) =>
      guarded(async () => {
        local.refresh();
        const { uuid } = local.record();
        for (const id of other === undefined ? [uuid] : [other, uuid]) {
          const repository = await repositories(id);
          const erased = repository === undefined ? UNASKED : await repository.erase();
          if (!erased.ok) return erased;
        }
        then();
        return { ok: true, value: null };
      }),
    status: () => status,
    subscribe: changed.subscribe,
  };
}

/** The client has not loaded: the same as no network. */
const NOT_LOADED: RemoteFailure = { kind: 'unreachable', code: 'client' };
const UNASKED = { ok: false, failure: NOT_LOADED } as const;

/** Anything that is thrown: all that may go wrong outside of this page is a value. */
const BUG: RemoteFailure = { kind: 'internal', code: 'bug' };

/** The repository of an id, opened once; a failed open is retried on the next call. */
function openOnce(open: RemoteFactory): RemoteFactory {
  let current: { uuid: string; repository: Repository } | undefined;
  return async (uuid) => {
    if (current?.uuid === uuid) return current.repository;
    const repository = await open(uuid);
    current = repository && { uuid, repository };
    return repository;
  };
}

/** The server's copy of a draft as this tab last saw it: what the next write is based on. */
type LastSeen = {
  /**
   * Undefined for any other draft, and if nothing was found but another tab has saved since: then
   * it must be fetched again.
   */
  of: (record: DraftRecord) => RemoteRecord | undefined;
  /** Undefined once the copy is stale. */
  set: (uuid: string, found: RemoteRecord | undefined) => void;
};

/** Starts with nothing seen. */
export function lastSeen(): LastSeen {
  let last: { uuid: string; found: RemoteRecord } | undefined;
  return {
    of(record) {
      if (last?.uuid !== record.uuid || wasDeleted(record, last.found)) return undefined;
      return last.found;
    },
    set(uuid, found) {
      last = found && { uuid, found };
    },
  };
}
