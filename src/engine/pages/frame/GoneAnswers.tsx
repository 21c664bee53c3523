import { Suspense, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { startPath } from '../../flow/navigate.ts';
import { notify } from '../../ui/toasts/notify.ts';
import { lazyPart } from '../../ui/until-loaded.ts';
import { useOnboarding } from '../onboarding-context.tsx';

const GoneQuestion = lazyPart(() => import('../../draft/ui/GoneQuestion.tsx'));

/** Asks about answers that were deleted on the server; loads the dialog when needed. */
export function GoneAnswers() {
  const { flow, store } = useOnboarding();
  const navigate = useNavigate();
  const isGone = () => store.saveState().kind === 'gone';
  const gone = useSyncExternalStore(store.subscribeSaveState, isGone, () => false);
  const [needed, setNeeded] = useState(gone);
  if (gone && !needed) setNeeded(true);
  if (!needed) return null;
  return (
    <Suspense>
      <GoneQuestion
        store={store}
        gone={gone}
        onDeleted={(text) => {
          notify({ tone: 'success', text });
          void navigate(startPath(flow));
        }}
      />
    </Suspense>
  );
}
