import type { StepModule } from '../../form/contract.ts';
import type { StepId } from '../../flow/types.ts';
import { loadOnce } from '../load-once.ts';

const LOADERS = import.meta.glob<StepModule>('/schemas/*/schema.json', { query: '?step' });

const steps = loadOnce((id) => LOADERS[`/schemas/${id}/schema.json`]);

/** Loads a step's module once: its schema, words, rules, validators and widgets. */
export function loadStep(id: StepId): Promise<StepModule> {
  return steps.load(id) ?? Promise.reject(new Error(`schemas/${id} does not exist`));
}

/** The module of a step whose load has come to its end. */
export const loadedStep: (id: StepId) => StepModule | undefined = steps.loaded;
