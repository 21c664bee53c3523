import type { Clock, DraftEnvironment } from '../environment.ts';
import type { LocalDraft } from '../local-draft.ts';
import { isRefused } from '../record/entry.ts';
import { type DraftRecord, hasUnsent, sectionNames } from '../record/record.ts';
import type { Signal } from '../signal.ts';
import type { DraftPolicy, SaveOutcome } from '../types.ts';
import type { ExchangeInput } from './exchange.ts';
import type { Exchanged } from './exchanged.ts';
import { type Reason, type NoticeSink, failureReports } from './failure-reports.ts';
import { withPatience } from './patience.ts';
import { type RemoteDraft, type RemoteStatus, remoteDraft } from './remote-draft.ts';
import type { RemoteFactory, RemoteFailure, RemoteResult } from './repository-contract.ts';

export type Outbox = {
  /** Starts sending; `load` reads the remote copy first. */
  connect: (load: boolean) => void;
  /** Schedules a send after a pause; call it when something has changed. */
  nudge: () => void;
  /** Restarts the pause of a scheduled send; call it while more is being entered. */
  postpone: () => void;
  /** Sends now whatever is waiting for the pause. */
  flush: () => void;
  /** Called when the page unloads: immediately starts sending what is unsent. */
  leave: () => void;
  sendNow: () => Promise<SaveOutcome>;
  /** One server call outside of the exchanges. */
  ask: RemoteDraft['ask'];
  /** Deletes the remote rows and those of `other`, then runs `then` before any other exchange. */
  erase: (then: () => void, other?: string) => Promise<RemoteResult<null>>;
  status: () => RemoteStatus;
  subscribe: Signal['subscribe'];
  close: () => void;
};

export type OutboxOptions = {
  local: LocalDraft;
  policy: DraftPolicy;
  open: RemoteFactory;
  environment: DraftEnvironment;
  /** This tab's name in the revisions it creates. */
  tab: string;
  notices: NoticeSink;
  onConflicts: ExchangeInput['onConflicts'];
};

/**
 * Decides when the draft is sent (`remoteDraft` decides how): after a pause in the changes, at once
 * if a visitor is waiting, with retries after a failure. Sends nothing before `connect` or
 * `sendNow`, and never throws.
 */
export function createOutbox(options: OutboxOptions): Outbox {
  const { local, environment } = options;
  const { clock, random, events } = environment;
  const remote = remoteDraft(options);
  const reports = failureReports(options.notices, environment);
  const timer = sendTimer(clock, sendInBackground);
  let started = false;
  let connected = false;
  let failures = 0;
  /** No sends before this time, as the server asked; milliseconds since 1970. */
  let notBefore = 0;

  const isUnsent = () => hasUnsent(local.record());
  const isThrottled = () => clock.now() < notBefore;

  async function send(reason: Reason): Promise<Exchanged> {
    timer.stop();
    const result = await remote.exchange();
    settle(reason, result);
    return result;
  }

  function sendInBackground() {
    void send(remote.isToRead() ? 'start' : 'autosave');
  }

  /** Reports an exchange and schedules the next one. */
  function settle(reason: Reason, { failure, refused, gone, loaded = false }: Exchanged) {
    if (failure) {
      failures += 1;
      reports.failed(failure, reason, local.record());
      const wait = failure.wait ?? 0;
      notBefore = clock.now() + wait;
      timer.retry(Math.max(wait, backoff(failures, failure.kind, random.number())));
    } else {
      failures = 0;
      reports.succeeded(local.record(), loaded);
      if (refused.length > 0) reports.refused(refused, reason);
      if (!gone && isUnsent()) timer.pause();
    }
  }

  /** The server may be reachable again: skips the backoff. */
  function retryAtOnce() {
    if (!connected || remote.status().sending || isThrottled()) return;
    if (remote.isToRead() || isUnsent()) sendInBackground();
  }

  const stops = [events?.onOnline(retryAtOnce), events?.onVisible(retryAtOnce)];

  return {
    connect(load) {
      if (started) return;
      started = true;
      connected = true;
      if (load) remote.readFirst();
      if (remote.isToRead()) sendInBackground();
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
      if (timer.waitsFor() === 'pause') sendInBackground();
    },
    leave() {
      // Refresh first: another tab may have started another draft.
      local.refresh();
      if (!connected || remote.status().sending || !isUnsent()) return;
      if (remote.leave()) timer.stop();
    },
    async sendNow() {
      connected = true;
      if (environment.isOnline?.() === false || isThrottled()) return 'queued';
      const outcome = send('now').then((result) => outcomeOf(result, local.record()));
      return await withPatience(clock, outcome);
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

function outcomeOf({ failure, refused, gone }: Exchanged, record: DraftRecord): SaveOutcome {
  if (failure?.wait !== undefined) return 'queued';
  if (failure || refused.length > 0) return 'failed';
  return gone || sectionNames(record, isRefused).length > 0 ? 'queued' : 'saved';
}

const FIRST = 1_000;
const LONGEST = 60_000;
const SHORTEST = 100;
const RARELY = 300_000;

/**
 * Milliseconds to wait before attempt `failures + 1`: full jitter (anything up to the doubled
 * limit), so that visitors who lost the server together do not return together. A server that
 * responds but denies access is retried only every few minutes, and so is a bug of ours.
 */
export function backoff(failures: number, kind: RemoteFailure['kind'], random: number): number {
  if (kind === 'denied' || kind === 'internal') return Math.round(RARELY * (0.5 + random / 2));
  const limit = Math.min(LONGEST, FIRST * 2 ** failures);
  return Math.max(SHORTEST, Math.round(limit * random));
}

/** Milliseconds from the last change until it is sent. */
const PAUSE = 800;
/** The longest that a change waits while others keep following, in milliseconds. */
const LONGEST_PAUSE = 5000;

/** Schedules the outbox's next send: after a pause in the changes, or as a retry. */
export type SendTimer = {
  /** Waits for a pause in the changes: each call restarts it, up to a limit. */
  pause: () => void;
  /** Waits this many milliseconds, regardless of further changes. */
  retry: (milliseconds: number) => void;
  /** Undefined while nothing is scheduled. */
  waitsFor: () => 'pause' | 'retry' | undefined;
  stop: () => void;
  /** Stops for good: later calls are no-ops. */
  close: () => void;
};

/** A timer that waits for one thing at a time and then calls `send`. */
export function sendTimer(clock: Clock, send: () => void): SendTimer {
  let waiting: { kind: 'pause' | 'retry'; since: number; stop: () => void } | undefined;
  let closed = false;

  function stop() {
    waiting?.stop();
    waiting = undefined;
  }

  function wait(kind: 'pause' | 'retry', milliseconds: number, since: number) {
    stop();
    if (closed) return;
    const stopClock = clock.after(milliseconds, () => {
      waiting = undefined;
      send();
    });
    waiting = { kind, since, stop: stopClock };
  }

  return {
    pause() {
      const now = clock.now();
      const since = waiting?.kind === 'pause' ? waiting.since : now;
      const rest = since + LONGEST_PAUSE - now;
      wait('pause', Math.min(PAUSE, Math.max(0, rest)), since);
    },
    retry: (milliseconds) => wait('retry', milliseconds, clock.now()),
    waitsFor: () => waiting?.kind,
    stop,
    close() {
      closed = true;
      stop();
    },
  };
}
