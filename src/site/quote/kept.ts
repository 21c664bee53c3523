import type { Json } from '../../engine/core.ts';

/** What the quote stores in its history entry instead of the draft; it may hold anything. */
export type Kept = Readonly<Record<string, Json | undefined>>;
