import { signal, type Signal } from '../../draft/signal.ts';
import type { DraftNotice } from '../../draft/types.ts';

/** A notice, and the id of the draft that it is about. */
export type Posted = { notice: DraftNotice; uuid: string };

/** What the visitor was told in passing and nothing else on the page says, until it is dismissed. */
export type NoticeBoard = {
  posted: () => readonly Posted[];
  subscribe: Signal['subscribe'];
  post: (posted: Posted) => void;
  dismiss: (posted: Posted) => void;
  /** Removes the notices with this title: they are no longer true. */
  withdraw: (title: string) => void;
};

export function noticeBoard(): NoticeBoard {
  const changed = signal();
  let board: readonly Posted[] = [];
  const show = (next: readonly Posted[]) => {
    board = next;
    changed.emit();
  };
  return {
    posted: () => board,
    subscribe: changed.subscribe,
    post: (posted) => show([...board, posted]),
    dismiss: (posted) => show(board.filter((one) => one !== posted)),
    withdraw: (title) => show(board.filter(({ notice }) => notice.title !== title)),
  };
}
