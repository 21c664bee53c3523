import { useEffect, useState } from 'react';
import type { StepModule } from '../../form/contract.ts';
import type { StepId } from '../../flow/types.ts';
import { loadedStep, loadStep } from './load-step.ts';

export type StepLoad =
  | { kind: 'loading' }
  | { kind: 'loaded'; module: StepModule }
  | { kind: 'failed'; error: unknown };

/**
 * The state of loading a step's module, and a function to retry. A failure is reported, not retried
 * forever, and a step that has not loaded yet does not keep the last one on the page.
 */
export function useStepLoad(id: StepId): [StepLoad, retry: () => void] {
  const [ended, end] = useState<{ id: StepId; load?: StepLoad }>({ id });
  const module = loadedStep(id);
  const isLoaded = module !== undefined;
  const hasFailed = ended.id === id && ended.load?.kind === 'failed';
  useEffect(() => {
    if (isLoaded || hasFailed) return;
    let current = true;
    const settle = (load: StepLoad) => {
      if (current) end({ id, load });
    };
    loadStep(id).then(
      (loaded) => settle({ kind: 'loaded', module: loaded }),
      (error: unknown) => settle({ kind: 'failed', error }),
    );
    return () => {
      current = false;
    };
  }, [id, isLoaded, hasFailed]);
  const load = ended.id === id ? ended.load : undefined;
  const retry = () => end({ id });
  return [module === undefined ? (load ?? { kind: 'loading' }) : { kind: 'loaded', module }, retry];
}
