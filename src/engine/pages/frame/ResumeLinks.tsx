import { Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { placeReached, urlOf } from '../../flow/navigate.ts';
import { lazyPart } from '../../ui/until-loaded.ts';
import { useAmbientNow, useOnboarding } from '../onboarding-context.tsx';
import { type ResumeTarget, watchResumeLinks } from '../../draft/resume.ts';

const ResumeOpener = lazyPart(() => import('../../draft/ui/ResumeOpener.tsx'));

/** Opens resume links, and then the step that their answers reached. */
export function ResumeLinks() {
  const { flow, store, tell } = useOnboarding();
  const ambientNow = useAmbientNow();
  const navigate = useNavigate();
  const target = useResumeTarget();
  if (target === undefined || !store.hasLinks) return null;
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

/** The target of the resume link opened last, on page load or later. */
export function useResumeTarget(): ResumeTarget | undefined {
  const [target, setTarget] = useState<ResumeTarget>();
  useEffect(() => watchResumeLinks(window, setTarget), []);
  return target;
}
