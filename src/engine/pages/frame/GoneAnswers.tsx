import { Suspense, useState, useSyncExternalStore } from 'react';
import { lazyPart } from '../../ui/until-loaded.ts';
import { useOnboarding } from '../onboarding-context.tsx';

const GoneDialog = lazyPart(() => import('./GoneDialog.tsx'));

/** Asks about answers that were deleted on the server; loads the dialog when needed. */
export function GoneAnswers() {
  const { store } = useOnboarding();
  const isGone = () => store.saveState().kind === 'gone';
  const gone = useSyncExternalStore(store.subscribeSaveState, isGone, () => false);
  const [needed, setNeeded] = useState(gone);
  if (gone && !needed) setNeeded(true);
  return needed ? (
    <Suspense>
      <GoneDialog gone={gone} />
    </Suspense>
  ) : null;
}
