import { Suspense, useEffect, useState } from 'react';
import type { StepId } from '../../flow/types.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useOnboarding } from '../onboarding-context.tsx';

const ReturnOffer = lazyPart(() => import('./ReturnOffer.tsx'));

/** Lets a visitor who returns to the first question continue where they left off. */
export function Returning({ at }: { at: StepId }) {
  const { flow, store, hasCome } = useOnboarding();
  const hydrated = useHydrated();
  // Progress made from this page, while it waits for the server, is not a return.
  const [cameBack] = useState(() => !hasCome(at) && store.getSnapshot().currentStep > 1);
  const [startedOver, setStartedOver] = useState(false);
  useEffect(() => {
    // The pressed button disappears with the offer.
    if (startedOver) document.querySelector<HTMLElement>('main h1')?.focus();
  }, [startedOver]);
  if (!hydrated || !cameBack || startedOver || at !== flow.source.start) return null;
  return (
    <Suspense>
      <ReturnOffer at={at} onStartedOver={() => setStartedOver(true)} />
    </Suspense>
  );
}
