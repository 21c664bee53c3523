import type { ReactNode } from 'react';
import type { Draft } from '../../draft/types.ts';
import type { StepId } from '../../flow/types.ts';

/** A notice of the visitor's change, and the place that shows it. */
export type PlacedNotice = { at: StepId; notice: ReactNode };

let current: PlacedNotice | undefined;
/** The draft before a visitor left a page to change an answer, until they are back on it. */
let left: { page: StepId; draft: Draft } | undefined;

/** In memory, not in the history, which others who use the computer can go back to. */
export const lastChange = {
  show(next: PlacedNotice | undefined): void {
    current = next;
  },
  noticeAt: (place: StepId): ReactNode => (current?.at === place ? current.notice : null),
  /**
   * The draft before the first change that leads back to `page`; `draft` if this is the first, or
   * the first since answers were deleted.
   */
  since(page: StepId, draft: Draft): Draft {
    if (left?.page !== page || left.draft.uuid !== draft.uuid) left = { page, draft };
    return left.draft;
  },
  end(): void {
    left = undefined;
  },
};
