import type { StepModule } from '../../form/contract.ts';
import type { StepId } from '../../flow/types.ts';
import { loadOnce } from '../load-once.ts';

type Loader = () => Promise<StepModule>;

const offered = new Map<StepId, Loader | undefined>();
const steps = loadOnce((loader: Loader | undefined) => loader);

/** Registers a step of a questionnaire, replacing an earlier one with that id. */
export function registerStep(id: StepId, loader: Loader | undefined): void {
  offered.set(id, loader);
}

/** Loads a step's module once: its schema, words, rules, validators and widgets. */
export function loadStep(id: StepId): Promise<StepModule> {
  return steps.load(offered.get(id)) ?? Promise.reject(new Error(`schemas/${id} does not exist`));
}

/** The module of a step that has loaded. */
export const loadedStep = (id: StepId): StepModule | undefined => steps.loaded(offered.get(id));
