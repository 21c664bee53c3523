import type { ReactNode } from 'react';
import type { Draft } from '../../draft/types.ts';
import type { StepId } from '../../flow/types.ts';

/** A notice of the visitor's change, and the place that shows it. */
type PlacedNotice = { at: StepId; notice: ReactNode };

/** What the visitor has last changed in this visit. */
export type LastChange = {
  show: (next: PlacedNotice | undefined) => void;
  noticeAt: (place: StepId) => ReactNode;
  /**
   * The draft before the first change that leads back to `page`; `draft` if this is the first, or
   * the first since answers were deleted.
   */
  since: (page: StepId, draft: Draft) => Draft;
  end: () => void;
};

/** In memory, not in the history, which others who use the computer can go back to. */
export function lastChangeOfVisit(): LastChange {
  let current: PlacedNotice | undefined;
  /** The draft before a visitor left a page to change an answer, until they are back on it. */
  let left: { page: StepId; draft: Draft } | undefined;
  return {
    show(next) {
      current = next;
    },
    noticeAt: (place) => (current?.at === place ? current.notice : null),
    since(page, draft) {
      if (left?.page !== page || left.draft.uuid !== draft.uuid) left = { page, draft };
      return left.draft;
    },
    end() {
      left = undefined;
    },
  };
}
