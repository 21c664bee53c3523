import type { JsonObject } from '../logic/json.ts';
import type { Clock } from './environment.ts';
import type { LocalCopy } from './local-copy.ts';
import { draftOf, isLocal, namesWhere, type DraftRecord } from './record.ts';
import { MIRROR_KEY } from './stored-keys.ts';
import type { DraftPolicy } from './types.ts';

/** The second key follows the first after this pause, in milliseconds. */
const PAUSE = 300;

/**
 * The second key of the storage, `onboardingData` (spec section 3), written behind the first; with
 * `sent`, the names of what the server has, for the day when the first is gone.
 */
export type Mirror = {
  /** The draft changed: it is written after a pause, together with what changes meanwhile. */
  later: () => void;
  now: () => void;
  /** Writes now what waits for the pause. */
  flush: () => void;
  /** Its flag `loading`: true while saving, fetching or submitting. */
  setLoading: (loading: boolean) => void;
  stop: () => void;
};

/** Mirrors the record that is the draft when it writes. */
export function mirrorOf(
  record: () => DraftRecord,
  local: LocalCopy,
  policy: Pick<DraftPolicy, 'mirror'>,
  clock: Clock,
): Mirror {
  let loading = false;
  let stopWaiting: (() => void) | undefined;

  function stop() {
    stopWaiting?.();
    stopWaiting = undefined;
  }

  function now() {
    stop();
    const current = record();
    const sent = namesWhere(current, (entry) => !isLocal(entry));
    const mirror: JsonObject = {
      ...policy.mirror(draftOf(current)),
      uuid: current.uuid,
      loading,
      ...(sent.length > 0 ? { sent } : {}),
    };
    local.write(MIRROR_KEY, JSON.stringify(mirror));
  }

  function later() {
    stopWaiting ??= clock.after(PAUSE, now);
  }

  return {
    later,
    now,
    flush() {
      if (stopWaiting) now();
    },
    setLoading(next) {
      if (next === loading) return;
      loading = next;
      later();
    },
    stop,
  };
}
