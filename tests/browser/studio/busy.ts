/** The first studio start after a code change builds its pages, which takes longer on a busy machine. */
export const BUSY_MS = 180_000;
