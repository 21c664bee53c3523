import { signal, type Signal } from './signal.ts';
import type { DraftNotice } from './types.ts';

/** Notices that wait until somebody is there to show them. */
export type NoticeQueue = {
  /** Tells that a notice was added; it is not handed over. */
  subscribe: Signal['subscribe'];
  add: (notice: DraftNotice) => void;
  /** Hands over all that wait, in their order; each once. */
  take: () => DraftNotice[];
};

/** A queue in which `start` waits already. */
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
