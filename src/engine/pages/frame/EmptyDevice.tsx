import { Suspense, useState } from 'react';
import type { StepId } from '../../flow/types.ts';
import { lazyPart } from '../../ui/until-loaded.ts';
import { useHydrated } from '../../ui/browser-state.ts';
import { useOnboarding } from '../onboarding-context.tsx';

const OwnLink = lazyPart(async () => ({
  default: (await import('../../draft/ui/OwnLink.tsx')).OwnLink,
}));

/** Offers the server's copy to whoever opens a later page in a browser without answers. */
export function EmptyDevice({ at }: { at: StepId }) {
  const { flow, store } = useOnboarding();
  const hydrated = useHydrated();
  // Stays while the page is answered: nothing moves under the visitor's hands.
  const [cameForMore] = useState(
    () => at !== flow.source.start && store.hasLinks && !store.hasAnswers(),
  );
  if (!hydrated || !cameForMore) return null;
  return (
    <Suspense>
      <OwnLink isGone />
    </Suspense>
  );
}
