import type { CoverageLine } from './coverage.ts';
import type { Kept } from './kept.ts';

type Reasons = readonly CoverageLine[];

/** True if the visitor chose to go on without a call about every one of these; one may be new. */
export function isCallWaived({ waivedCall }: Kept, reasons: Reasons): boolean {
  return reasons.every(({ label }) => Array.isArray(waivedCall) && waivedCall.includes(label));
}

/** What the history keeps of that choice: the reasons that it was made about. */
export const callWaiver = (reasons: Reasons, isWaived: boolean): Kept => ({
  waivedCall: isWaived ? reasons.map(({ label }) => label) : [],
});
