import type { ToldLine } from './coverage.ts';
import type { Kept } from './kept.ts';

type Reasons = readonly ToldLine[];

/** True if the visitor chose to go on without a call about every one of these; one may be new. */
export function isCallRead({ callRead }: Kept, reasons: Reasons): boolean {
  return reasons.every(({ told }) => Array.isArray(callRead) && callRead.includes(told));
}

/** What the history keeps of that choice: the reasons that it was made about. */
export const callReadOf = (reasons: Reasons, isRead: boolean): Kept => ({
  callRead: isRead ? reasons.map(({ told }) => told) : [],
});
