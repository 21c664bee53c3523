import type { Json } from '../../engine/core.ts';

/** What the visitor has chosen on the pages after the questions; it may hold anything. */
export type Kept = Readonly<Record<string, Json | undefined>>;
