import type { Json } from '../logic/json.ts';

/** What the quote keeps beside the draft, in its history entry: it holds whatever that holds. */
export type Kept = Readonly<Record<string, Json | undefined>>;
