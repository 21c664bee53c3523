import { loadModule, untilLoaded } from '../../ui/until-loaded.ts';
import type { SaveOutcome } from '../types.ts';
import type { Outbox, OutboxOptions } from './outbox.ts';
import { withPatience } from './patience.ts';
import type { RemoteStatus } from './remote-draft.ts';

const loadOutbox = () => import('./outbox.ts');

/** An outbox that loads with its first use: a page is usable without it, as without the client. */
export type LateOutbox = {
  /** Undefined until it has loaded. */
  loaded: () => Outbox | undefined;
  /** Makes one attempt to load it; undefined if that fails. */
  load: () => Promise<Outbox | undefined>;
  /** Makes as many attempts as it takes; undefined once it is closed. */
  untilLoaded: () => Promise<Outbox | undefined>;
  /** The outbox's, and before it has loaded that nothing is sent. */
  status: () => RemoteStatus;
  /** Saves while the visitor waits, but not for longer than their patience. */
  sendNow: () => Promise<SaveOutcome>;
  close: () => void;
};

/** @param onStatus called when the outbox's status may have changed */
export function lateOutbox(options: OutboxOptions, onStatus: () => void): LateOutbox {
  const { clock, isOnline } = options.environment;
  const closing = new AbortController();
  let outbox: Outbox | undefined;

  function opened({ createOutbox }: Awaited<ReturnType<typeof loadOutbox>>): Outbox | undefined {
    if (closing.signal.aborted) return undefined;
    if (outbox === undefined) {
      outbox = createOutbox(options);
      outbox.subscribe(onStatus);
    }
    return outbox;
  }

  async function load(): Promise<Outbox | undefined> {
    if (outbox !== undefined) return outbox;
    const module = await loadModule(loadOutbox);
    return module && opened(module);
  }

  return {
    loaded: () => outbox,
    load,
    async untilLoaded() {
      const { signal } = closing;
      if (outbox !== undefined) return outbox;
      try {
        return opened(await untilLoaded(loadOutbox, { isAwaited: false, signal }));
      } catch (error) {
        if (signal.aborted) return undefined;
        throw error;
      }
    },
    status: () => outbox?.status() ?? NOTHING_SENT,
    async sendNow() {
      const loaded = await withPatience(clock, load());
      if (loaded !== undefined && loaded !== 'failed') return await loaded.sendNow();
      return isOnline?.() === false ? 'queued' : 'failed';
    },
    close() {
      closing.abort();
      outbox?.close();
    },
  };
}

const NOTHING_SENT: RemoteStatus = { sending: false, failing: false };
