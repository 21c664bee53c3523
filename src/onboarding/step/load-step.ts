import type { StepModule } from '../../form/contract.ts';
import type { StepId } from '../../flow/types.ts';

const LOADERS = import.meta.glob<StepModule>('/schemas/*/schema.json', { query: '?step' });

const loading = new Map<StepId, Promise<StepModule>>();

/**
 * Loads a step's module once: its schema, words, rules, validators and widgets. A load that
 * failed (dead network) is forgotten, so that the next call tries again.
 */
export function loadStep(id: StepId): Promise<StepModule> {
  const known = loading.get(id);
  if (known !== undefined) return known;
  const load = LOADERS[`/schemas/${id}/schema.json`];
  const started =
    load === undefined ? Promise.reject(new Error(`schemas/${id} does not exist`)) : load();
  loading.set(id, started);
  started.catch(() => loading.delete(id));
  return started;
}
