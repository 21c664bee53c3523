import type { Surroundings } from '../surroundings.ts';
import type { announceChange } from './announce-change.tsx';

type Change = Omit<Parameters<typeof announceChange>[0], 'lineOf'>;

/** Loads what announces a change, and announces it; skips the notice if that fails to load. */
export async function announce({ loadChangeLine }: Surroundings, change: () => Change) {
  const [announcing, lineOf] = await Promise.all([
    import('./announce-change.tsx').catch(() => undefined),
    loadChangeLine?.().catch(() => undefined),
  ]);
  announcing?.announceChange({ ...change(), lineOf });
}
