import type { Clock, DraftEnvironment } from '../environment.ts';
import type { LocalDraft } from '../local-draft.ts';
import { isRefused } from '../entry.ts';
import { hasUnsent, namesWhere, type DraftRecord } from '../record.ts';
import type { Signal } from '../signal.ts';
import type { DraftPolicy, SaveOutcome } from '../types.ts';
import { backoff } from './backoff.ts';
import type { ExchangeInput } from './exchange.ts';
import type { Exchanged } from './exchanged.ts';
import { failureReports, type Reason, type Told } from './failure-reports.ts';
import { remoteDraft, type RemoteDraft, type RemoteStatus } from './remote-draft.ts';
import type { RemoteFactory, RemoteResult } from './repository-contract.ts';
import { sendTimer } from './send-timer.ts';

/** Milliseconds that a visitor who waits for a save waits at most. */
const PATIENCE = 10_000;

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
  /** One call to the server beside the exchanges. */
  ask: RemoteDraft['ask'];
  /** Deletes the remote rows, also those of another id, and runs `then` before any other exchange. */
  erase: (then: () => void, other?: string) => Promise<RemoteResult<null>>;
  status: () => RemoteStatus;
  subscribe: Signal['subscribe'];
  close: () => void;
};

type OutboxOptions = {
  local: LocalDraft;
  policy: DraftPolicy;
  open: RemoteFactory;
  environment: DraftEnvironment;
  /** Name of this tab in the revisions that it makes. */
  tab: string;
  /** Shows a notice to the visitor. */
  tell: (notice: Told) => void;
  onConflicts: ExchangeInput['onConflicts'];
};

/**
 * Decides when the draft goes to the server (`remoteDraft` says how): after a pause in the changes,
 * at once for a visitor who waits, again and again after a failure. It sends nothing before
 * `connect` or `sendNow`, and never throws.
 */
export function createOutbox(options: OutboxOptions): Outbox {
  const { local, environment } = options;
  const { clock, random, events } = environment;
  const remote = remoteDraft(options);
  const reports = failureReports(options.tell, environment.log);
  const timer = sendTimer(clock, sendUnasked);
  let started = false;
  let connected = false;
  let failures = 0;
  /** Until then the server wants to be left alone; milliseconds since 1970. */
  let notBefore = 0;

  const isUnsent = () => hasUnsent(local.record());
  const isToldToWait = () => clock.now() < notBefore;

  async function send(reason: Reason): Promise<Exchanged> {
    timer.stop();
    const result = await remote.exchange();
    settle(reason, result);
    return result;
  }

  function sendUnasked() {
    void send(remote.isToRead() ? 'start' : 'autosave');
  }

  /** Who hears of an exchange, and when the next one comes. */
  function settle(reason: Reason, { failure, refused, gone }: Exchanged) {
    if (failure) {
      failures += 1;
      reports.failed(failure, reason, local.record());
      const wait = failure.wait ?? 0;
      notBefore = clock.now() + wait;
      timer.retry(Math.max(wait, backoff(failures, failure.kind, random.number())));
    } else {
      failures = 0;
      if (refused.length > 0) reports.refused(refused, reason);
      reports.succeeded();
      if (!gone && isUnsent()) timer.pause();
    }
  }

  /** The way to the server may be open again: no need to wait out the backoff. */
  function retryAtOnce() {
    if (!connected || remote.status().sending || isToldToWait()) return;
    if (remote.isToRead() || isUnsent()) sendUnasked();
  }

  const stops = [events?.onOnline(retryAtOnce), events?.onVisible(retryAtOnce)];

  return {
    connect(load) {
      if (started) return;
      started = true;
      connected = true;
      if (load) remote.readFirst();
      if (remote.isToRead()) sendUnasked();
      else if (isUnsent()) timer.pause();
    },
    nudge() {
      if (!connected || remote.status().sending || timer.waitsFor() === 'retry') return;
      if (isUnsent()) timer.pause();
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
      if (!connected || remote.status().sending || !isUnsent()) return;
      if (remote.leave()) timer.stop();
    },
    async sendNow() {
      connected = true;
      if (environment.isOnline?.() === false || isToldToWait()) return 'queued';
      const outcome = send('now').then((result) => outcomeOf(result, local.record()));
      return await patiently(clock, outcome);
    },
    ask: remote.ask,
    erase: (then, other) =>
      remote.erase(() => {
        timer.stop();
        then();
      }, other),
    status: remote.status,
    subscribe: remote.subscribe,
    close() {
      timer.close();
      stops.forEach((stop) => stop?.());
    },
  };
}

/** What comes of a save; 'failed' once the visitor has waited long enough. */
async function patiently(clock: Clock, outcome: Promise<SaveOutcome>): Promise<SaveOutcome> {
  let stopWaiting = () => {};
  const patience = new Promise<'failed'>((resolve) => {
    stopWaiting = clock.after(PATIENCE, () => resolve('failed'));
  });
  return await Promise.race([outcome, patience]).finally(stopWaiting);
}

function outcomeOf({ failure, refused, gone }: Exchanged, record: DraftRecord): SaveOutcome {
  if (failure?.wait !== undefined) return 'queued';
  if (failure || refused.length > 0) return 'failed';
  return gone || namesWhere(record, isRefused).length > 0 ? 'queued' : 'saved';
}
