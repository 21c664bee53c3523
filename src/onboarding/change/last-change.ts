import type { ReactNode } from 'react';
import type { Draft } from '../../draft/types.ts';
import type { StepId } from '../../flow/types.ts';

/** A notice of the visitor's change, and the place that shows it. */
export type Told = { at: StepId; notice: ReactNode };

let told: Told | undefined;
/** The draft before a visitor left a page to change an answer, until they are back on it. */
let left: { page: StepId; draft: Draft } | undefined;

/** In memory, not in the history, which others who use the computer can go back to. */
export const lastChange = {
  tell(next: Told | undefined): void {
    told = next;
  },
  noticeAt: (place: StepId): ReactNode => (told?.at === place ? told.notice : null),
  /** The draft before the first change that leads back to `page`; `draft` if this is the first. */
  since(page: StepId, draft: Draft): Draft {
    if (left?.page !== page) left = { page, draft };
    return left.draft;
  },
  end(): void {
    left = undefined;
  },
};
