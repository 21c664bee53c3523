import { Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { useResumeTarget } from '../../draft/ui/use-resume-target.ts';
import { placeReached, urlOf } from '../../flow/navigate.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { useAmbientNow, useOnboarding } from '../onboarding-context.tsx';

const ResumeOpener = lazyPart(() => import('../../draft/ui/ResumeOpener.tsx'));

/** Opens resume links, and then the step that their answers reached. */
export function ResumeLinks() {
  const { flow, store, tell } = useOnboarding();
  const ambientNow = useAmbientNow();
  const navigate = useNavigate();
  const target = useResumeTarget();
  if (target === undefined) return null;
  return (
    <Suspense>
      <ResumeOpener
        target={target}
        store={store}
        notify={tell}
        onResumed={() => {
          const place = placeReached(flow, store.getSnapshot(), ambientNow());
          if (place) void navigate(urlOf(place));
        }}
      />
    </Suspense>
  );
}
