type Move = {
  /** The user-visible name of what is moved. */
  what: string;
  /** What the list consists of, such as `question`. */
  item: string;
  /** The place that it moves to, counted from 0; it may be beyond the ends of the list. */
  place: number;
  count: number;
};

/** Says where a move led, or that there is no further. */
export function movedInWords({ what, item, place, count }: Move): string {
  if (place < 0) return `“${what}” is already the first ${item}.`;
  if (place >= count) return `“${what}” is already the last ${item}.`;
  return `“${what}” is now ${item} ${place + 1} of ${count}.`;
}

/** Says why a question cannot move past another one, up (-1) or down (1). */
export const staysInWords = (what: string, other: string, by: -1 | 1): string =>
  by === -1
    ? `“${what}” stays below “${other}”, whose answer decides whether it is asked.`
    : `“${what}” stays above “${other}”, because its answer decides whether that one is asked.`;
