import { signal, type Signal } from './signal.ts';
import type { DraftNotice } from './types.ts';

/** Notices waiting to be shown. */
export type NoticeQueue = {
  /** Subscribes to additions; `take` returns the notices themselves. */
  subscribe: Signal['subscribe'];
  add: (notice: DraftNotice) => void;
  /** Removes and returns all waiting notices, in order. */
  take: () => DraftNotice[];
};

/** A queue that already holds `start`. */
export function noticeQueue(start: readonly DraftNotice[]): NoticeQueue {
  const changed = signal();
  let waiting = [...start];
  return {
    subscribe: changed.subscribe,
    add: (added) => {
      waiting.push(added);
      changed.emit();
    },
    take: () => {
      const taken = waiting;
      waiting = [];
      return taken;
    },
  };
}
