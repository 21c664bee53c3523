import type { Ambient } from '../../engine/core.ts';

/** Stand-ins for what the engine knows besides answers once there is a quote. */
export const SAMPLE_IDS: Ambient = { $uuid: 'the id', $quoteId: 'QTE-1', $quoteStatus: 'quoted' };
