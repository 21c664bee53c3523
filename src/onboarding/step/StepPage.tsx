import { Suspense, use } from 'react';
import type { CompiledStep } from '../../flow/compile.ts';
import { Frame } from '../frame/Frame.tsx';
import { Loading } from '../frame/Loading.tsx';
import { GapNotice } from './GapNotice.tsx';
import { loadStep } from './load-step.ts';
import { StepBoundary } from './StepBoundary.tsx';
import { StepForm } from './StepForm.tsx';

/** The page of any step: loads its module and shows its form inside the funnel's frame. */
export function StepPage({ step }: { step: CompiledStep }) {
  return (
    <StepBoundary>
      <Suspense fallback={<Loading />}>
        <LoadedStep step={step} />
      </Suspense>
    </StepBoundary>
  );
}

function LoadedStep({ step }: { step: CompiledStep }) {
  const module = use(loadStep(step.id));
  return (
    <Frame at={step.id} wide={module.uiSchema['ui:layout'] === 'wide'}>
      <GapNotice before={step.id} />
      <StepForm step={step} module={module} />
    </Frame>
  );
}
