import type { StepModule } from '../../form/contract.ts';
import type { StepId } from '../../flow/types.ts';
import { loadOnce } from '../load-once.ts';

const offered = new Map<StepId, (() => Promise<StepModule>) | undefined>();
const steps = loadOnce((id) => offered.get(id));

/** Makes a step of a questionnaire known; one that another questionnaire has as well is the same. */
export function offerStep(id: StepId, load: (() => Promise<StepModule>) | undefined): void {
  offered.set(id, load);
}

/** Loads a step's module once: its schema, words, rules, validators and widgets. */
export function loadStep(id: StepId): Promise<StepModule> {
  return steps.load(id) ?? Promise.reject(new Error(`schemas/${id} does not exist`));
}

/** The module of a step whose load has come to its end. */
export const loadedStep: (id: StepId) => StepModule | undefined = steps.loaded;
