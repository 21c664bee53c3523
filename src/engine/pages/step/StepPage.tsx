import type { CompiledStep } from '../../flow/compiled.ts';
import { Frame } from '../frame/Frame.tsx';
import { Loading } from '../frame/Loading.tsx';
import { useAwaited } from '../use-awaited.ts';
import { loadedStep, loadStep } from './load-step.ts';
import { StepBoundary } from './StepBoundary.tsx';
import { StepForm } from './StepForm.tsx';
import { WithGapNotice } from './WithGapNotice.tsx';

const STEPS = { load: loadStep, loaded: loadedStep };

/**
 * The page of any step: loads its module and shows its form inside the funnel's frame, which stays
 * from step to step. While a step loads, the last one is already gone: its Back would lead to the
 * current place.
 */
export function StepPage({ step }: { step: CompiledStep }) {
  return (
    <StepBoundary at={step.id}>
      <OpenStep step={step} />
    </StepBoundary>
  );
}

function OpenStep({ step }: { step: CompiledStep }) {
  const module = useAwaited(step, STEPS);
  if (module === undefined) return <Loading />;
  return (
    <Frame at={step.id} rail wide={module.uiSchema['ui:layout'] === 'wide'}>
      <WithGapNotice key={step.id} before={step.id}>
        <StepForm step={step} module={module} />
      </WithGapNotice>
    </Frame>
  );
}
