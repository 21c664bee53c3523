import type { DraftEnvironment } from '../environment.ts';
import type { LocalDraft } from '../local-draft.ts';
import { isUnsent, namesWhere } from '../record.ts';
import { signal, type Signal } from '../signal.ts';
import type { NoticeName } from '../texts.ts';
import type { DraftPolicy, SaveOutcome } from '../types.ts';
import { backoff } from './backoff.ts';
import { exchange, type Exchanged } from './exchange.ts';
import { exclusive } from './exclusive.ts';
import { failureReports, type Reason } from './failure-reports.ts';
import { remoteWrite, wasDeleted } from './merge-remote.ts';
import type {
  RemoteFactory,
  RemoteFailure,
  RemoteRecord,
  RemoteResult,
  Repository,
} from './repository-contract.ts';
import { sendTimer } from './send-timer.ts';

/** Milliseconds that a visitor who waits for a save waits at most. */
const PATIENCE = 10_000;
const LOCK = 'onboardingProgress';

export type OutboxStatus = {
  sending: boolean;
  /** The last exchange failed and another one is to come. */
  failing: boolean;
  /** ISO instant of the last write that the server took. */
  savedAt?: string;
  /** Id of the draft whose rows were deleted on the server; nothing of it is sent. */
  gone?: string | undefined;
};

export type Outbox = {
  /** Starts sending; `load` reads the remote copy first. */
  connect: (load: boolean) => void;
  /** Something changed: it goes out after a pause. */
  nudge: () => void;
  /** More is being entered: what waits for the pause waits anew. */
  postpone: () => void;
  /** What waits for the pause goes out now. */
  flush: () => void;
  /** The page goes away: what is unsent starts on its way in this very moment. */
  leave: () => void;
  sendNow: () => Promise<SaveOutcome>;
  /** Reads the remote copy of another id, while no exchange runs. */
  peek: (uuid: string) => Promise<RemoteResult<RemoteRecord>>;
  /** Deletes the remote rows and runs `then` before any other exchange. */
  erase: (then: () => void) => Promise<RemoteResult<null>>;
  status: () => OutboxStatus;
  subscribe: Signal['subscribe'];
  close: () => void;
};

export function createOutbox(options: {
  local: LocalDraft;
  policy: DraftPolicy;
  open: RemoteFactory;
  environment: DraftEnvironment;
  tab: string;
  tell: (notice: NoticeName) => void;
}): Outbox {
  const { local, policy, environment } = options;
  const { clock, random, events } = environment;
  const alone = exclusive(environment.locks, LOCK);
  const changed = signal();
  const reports = failureReports(options.tell, environment.log);
  const repositories = openOnce(options.open);
  const timer = sendTimer(clock, sendUnasked);
  let status: OutboxStatus = { sending: false, failing: false };
  let started = false;
  let connected = false;
  let toLoad = false;
  let failures = 0;
  let seen: { uuid: string; record: RemoteRecord | undefined } | undefined;

  function become(next: Partial<OutboxStatus>) {
    status = { ...status, ...next };
    local.setLoading(status.sending);
    changed.emit();
  }

  function sendUnasked() {
    void run(toLoad ? 'start' : 'autosave');
  }

  const hasUnsent = () => namesWhere(local.record(), isUnsent).length > 0;

  async function run(reason: Reason): Promise<Exchanged> {
    timer.stop();
    let result: Exchanged;
    try {
      result = await alone(() => attempt());
    } catch {
      result = {
        seen: undefined,
        sent: false,
        refused: [],
        failure: { ...NO_CLIENT, during: 'fetch' },
      };
    }
    settle(reason, result);
    return result;
  }

  async function attempt(): Promise<Exchanged> {
    local.refresh();
    const { uuid } = local.record();
    if (!toLoad && !hasUnsent()) return { seen: remembered(uuid), sent: false, refused: [] };
    become({ sending: true });
    try {
      const repository = await repositories(uuid);
      const { tab } = options;
      const known = { seen: remembered(uuid), load: toLoad };
      const result = await exchange({ local, policy, repository, uuid, tab, ...known });
      seen = { uuid, record: result.seen };
      if (result.seen) toLoad = false;
      if (result.gone) toLoad = true;
      if (!result.failure) become({ gone: result.gone && uuid });
      if (result.sent) become({ savedAt: new Date(clock.now()).toISOString() });
      return result;
    } finally {
      become({ sending: false });
    }
  }

  /**
   * A page that goes away is gone before it is given the lock. One write without it takes nothing
   * from other tabs: it names the version that it has seen. Nobody hears its answer; should the
   * page come back, the next exchange reads what became of it.
   */
  async function leaveWith(uuid: string, held: RemoteRecord): Promise<void> {
    const write = remoteWrite(local.record(), held, policy);
    seen = undefined;
    const repository = await repositories(uuid);
    repository.leave(write, held);
  }

  /** What was seen last, unless it is that there was nothing, and another tab has saved since. */
  function remembered(uuid: string): RemoteRecord | undefined {
    if (seen?.uuid !== uuid || !seen.record) return undefined;
    return wasDeleted(local.record(), seen.record) ? undefined : seen.record;
  }

  function settle(reason: Reason, { failure, refused, gone }: Exchanged) {
    if (failure) {
      failures += 1;
      reports.failed(failure, reason, local.record());
      timer.retry(backoff(failures, failure.kind, random.number()));
    } else {
      failures = 0;
      if (refused.length > 0) reports.refused(refused, reason);
      reports.succeeded();
      if (!gone && hasUnsent()) timer.pause();
    }
    become({ failing: failure !== undefined });
  }

  /** The way to the server may be open again: no need to wait out the backoff. */
  function retryAtOnce() {
    if (status.sending || !connected) return;
    if (toLoad || hasUnsent()) sendUnasked();
  }

  const stops = [events?.onOnline(retryAtOnce), events?.onVisible(retryAtOnce)];

  return {
    connect(load) {
      if (started) return;
      started = true;
      connected = true;
      toLoad = load && !seen?.record;
      if (toLoad) sendUnasked();
      else if (hasUnsent()) timer.pause();
    },
    nudge() {
      if (connected && timer.waitsFor() !== 'retry' && hasUnsent()) timer.pause();
    },
    postpone() {
      if (timer.waitsFor() === 'pause') timer.pause();
    },
    flush() {
      if (timer.waitsFor() === 'pause') sendUnasked();
    },
    leave() {
      // First of all: another tab may have begun another draft.
      local.refresh();
      const { uuid } = local.record();
      const held = remembered(uuid);
      if (!connected || status.sending || !held || !hasUnsent()) return;
      timer.stop();
      void leaveWith(uuid, held);
    },
    async sendNow() {
      connected = true;
      if (environment.isOnline?.() === false) return 'queued';
      let stopWaiting = () => {};
      const patience = new Promise<'failed'>((resolve) => {
        stopWaiting = clock.after(PATIENCE, () => resolve('failed'));
      });
      const sent = run('now').then(outcomeOf);
      return await Promise.race([sent, patience]).finally(stopWaiting);
    },
    peek: (uuid) => guarded(() => alone(async () => await (await repositories(uuid)).fetch())),
    erase: (then) =>
      guarded(() =>
        alone(async () => {
          const erased = await (await repositories(local.record().uuid)).erase();
          if (erased.ok) {
            timer.stop();
            then();
          }
          return erased;
        }),
      ),
    status: () => status,
    subscribe: changed.subscribe,
    close() {
      timer.close();
      stops.forEach((stop) => stop?.());
    },
  };
}

function outcomeOf({ failure, refused, gone }: Exchanged): SaveOutcome {
  if (failure || refused.length > 0) return 'failed';
  return gone ? 'queued' : 'saved';
}

/** The client's code or the lock did not come: as good as no network. */
const NO_CLIENT: RemoteFailure = { kind: 'unreachable', code: 'client' };

async function guarded<T>(call: () => Promise<RemoteResult<T>>): Promise<RemoteResult<T>> {
  try {
    return await call();
  } catch {
    return { ok: false, failure: NO_CLIENT };
  }
}

/** The repository of an id, opened once; a failed opening is tried again at the next call. */
function openOnce(open: RemoteFactory): RemoteFactory {
  let current: { uuid: string; repository: Repository } | undefined;
  return async (uuid) => {
    if (current?.uuid !== uuid) current = { uuid, repository: await open(uuid) };
    return current.repository;
  };
}
