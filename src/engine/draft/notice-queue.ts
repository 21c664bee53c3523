import { signal, type Signal } from './signal.ts';
import type { DraftNotice } from './types.ts';

/** Notices waiting to be shown, and those that are over. */
export type NoticeQueue = {
  /** Subscribes to additions and ends; `take` and `takeEnded` return the notices themselves. */
  subscribe: Signal['subscribe'];
  add: (notice: DraftNotice) => void;
  /** Ends a notice that is no longer true, whether it is waiting or was taken. */
  end: (notice: DraftNotice) => void;
  /** Removes and returns all waiting notices, in order. */
  take: () => DraftNotice[];
  /** Returns the notices that have ended since the last call. */
  takeEnded: () => DraftNotice[];
};

/** A queue that already holds `start`. */
export function noticeQueue(start: readonly DraftNotice[]): NoticeQueue {
  const changed = signal();
  let waiting = [...start];
  let ended: DraftNotice[] = [];
  return {
    subscribe: changed.subscribe,
    add: (added) => {
      waiting.push(added);
      changed.emit();
    },
    end: (over) => {
      ended.push(over);
      changed.emit();
    },
    take: () => {
      const taken = waiting;
      waiting = [];
      return taken;
    },
    takeEnded: () => {
      const taken = ended;
      ended = [];
      return taken;
    },
  };
}
