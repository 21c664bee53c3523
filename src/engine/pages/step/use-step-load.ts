import { useEffect, useState } from 'react';
import type { CompiledStep } from '../../flow/compiled.ts';
import type { StepModule } from '../../form/contract.ts';
import { loadedStep, loadStep } from './load-step.ts';

export type StepLoad =
  | { kind: 'loading' }
  | { kind: 'loaded'; module: StepModule }
  | { kind: 'failed'; error: unknown };

/**
 * The state of loading a step's module, and a function to retry. A failure is reported, not retried
 * forever, and a step that has not loaded yet does not keep the last one on the page.
 */
export function useStepLoad(step: CompiledStep): [StepLoad, retry: () => void] {
  const [ended, end] = useState<{ step: CompiledStep; load?: StepLoad }>({ step });
  const module = loadedStep(step);
  const isLoaded = module !== undefined;
  const hasFailed = ended.step === step && ended.load?.kind === 'failed';
  useEffect(() => {
    if (isLoaded || hasFailed) return;
    let current = true;
    const settle = (load: StepLoad) => {
      if (current) end({ step, load });
    };
    loadStep(step).then(
      (loaded) => settle({ kind: 'loaded', module: loaded }),
      (error: unknown) => settle({ kind: 'failed', error }),
    );
    return () => {
      current = false;
    };
  }, [step, isLoaded, hasFailed]);
  const load = ended.step === step ? ended.load : undefined;
  const retry = () => end({ step });
  return [module === undefined ? (load ?? { kind: 'loading' }) : { kind: 'loaded', module }, retry];
}
