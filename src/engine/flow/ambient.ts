import type { Ambient } from './walk.ts';

/** What expressions may read besides answers, for a local date (`YYYY-MM-DD`, decision D12). */
export function ambientAt(
  today: string,
  draft: { uuid?: string; quoteId?: string; quoteStatus?: string } = {},
) {
  return {
    $today: today,
    $year: Number(today.slice(0, 4)),
    $uuid: draft.uuid,
    $quoteId: draft.quoteId,
    $quoteStatus: draft.quoteStatus,
  } satisfies Ambient;
}

/** The visitor's local date in ISO form; never the date in UTC. */
export function localDate(now: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
