import type { CompiledStep } from '../../flow/compiled.ts';
import type { Step } from '../../flow/types.ts';
import type { StepModule } from '../../form/contract.ts';
import { loadOnce } from '../load-once.ts';

type Loader = () => Promise<StepModule>;

/** By the step itself: two questionnaires of one app may both have a step called `contact`. */
const offered = new WeakMap<Step, Loader>();
const steps = loadOnce((loader: Loader | undefined) => loader);

/** Registers how a step of a questionnaire is loaded. */
export function registerStep(step: Step, loader: Loader): void {
  offered.set(step, loader);
}

/** Loads a step's module once: its schema, words, rules, validators and widgets. */
export function loadStep({ id, source }: CompiledStep): Promise<StepModule> {
  return (
    steps.load(offered.get(source)) ?? Promise.reject(new Error(`schemas/${id} does not exist`))
  );
}

/** The module of a step that has loaded. */
export const loadedStep = ({ source }: CompiledStep): StepModule | undefined =>
  steps.loaded(offered.get(source));
