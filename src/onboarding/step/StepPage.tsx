import { Suspense, use, useState } from 'react';
import type { StepModule } from '../../form/contract.ts';
import type { CompiledStep } from '../../flow/compile.ts';
import { Frame } from '../frame/Frame.tsx';
import { Loading } from '../frame/Loading.tsx';
import { loadedStep, loadStep } from './load-step.ts';
import { StepBoundary } from './StepBoundary.tsx';
import { StepForm } from './StepForm.tsx';
import { WithGapNotice } from './WithGapNotice.tsx';

/**
 * The page of any step: loads its module and shows its form inside the funnel's frame. The load is
 * kept out here, where nothing waits for it: one that failed is told of, not begun for ever. The
 * last step goes at once, also while this one loads: its Back would lead to where one is already.
 */
export function StepPage({ step }: { step: CompiledStep }) {
  const [load, setLoad] = useState(() => loadStep(step.id));
  return (
    <StepBoundary onRetry={() => setLoad(loadStep(step.id))}>
      <Suspense fallback={<Loading />}>
        <LoadedStep step={step} load={load} />
      </Suspense>
    </StepBoundary>
  );
}

function LoadedStep({ step, load }: { step: CompiledStep; load: Promise<StepModule> }) {
  const module = loadedStep(step.id) ?? use(load);
  return (
    <Frame at={step.id} wide={module.uiSchema['ui:layout'] === 'wide'}>
      <WithGapNotice before={step.id}>
        <StepForm step={step} module={module} />
      </WithGapNotice>
    </Frame>
  );
}
