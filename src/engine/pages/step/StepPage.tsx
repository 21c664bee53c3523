import type { CompiledStep } from '../../flow/compiled.ts';
import { Frame } from '../frame/Frame.tsx';
import { Loading } from '../frame/Loading.tsx';
import { loadStep } from './load-step.ts';
import { StepBoundary } from './StepBoundary.tsx';
import { StepForm } from './StepForm.tsx';
import { useStepLoad, type StepLoad } from './use-step-load.ts';
import { WithGapNotice } from './WithGapNotice.tsx';

/**
 * The page of any step: loads its module and shows its form inside the funnel's frame, which stays
 * from step to step. While a step loads, the last one is already gone: its Back would lead to the
 * current place.
 */
export function StepPage({ step }: { step: CompiledStep }) {
  const [load, retry] = useStepLoad(step);
  return (
    <StepBoundary at={step.id} onRetry={retry} load={() => loadStep(step)}>
      <OpenStep step={step} load={load} />
    </StepBoundary>
  );
}

function OpenStep({ step, load }: { step: CompiledStep; load: StepLoad }) {
  switch (load.kind) {
    case 'loading':
      return <Loading />;
    case 'failed':
      throw load.error;
    case 'loaded':
      return (
        <Frame at={step.id} rail wide={load.module.uiSchema['ui:layout'] === 'wide'}>
          <WithGapNotice key={step.id} before={step.id}>
            <StepForm step={step} module={load.module} />
          </WithGapNotice>
        </Frame>
      );
  }
}
