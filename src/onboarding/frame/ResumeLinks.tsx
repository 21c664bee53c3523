import { useNavigate } from 'react-router-dom';
import { ResumeOpener } from '../../draft/ui/ResumeOpener.tsx';
import { resumeAt } from '../../flow/complete.ts';
import { placeFor, urlOf } from '../../flow/navigate.ts';
import { notify } from '../../ui/toasts/notify.ts';
import { useAmbient, useDraft, useOnboarding } from '../onboarding-context.tsx';

/** Opens resume links, and then the step that their answers reached. */
export function ResumeLinks() {
  const { flow, store } = useOnboarding();
  const ambient = useAmbient(useDraft());
  const navigate = useNavigate();
  return (
    <ResumeOpener
      store={store}
      notify={notify}
      onResumed={() => {
        const { answers, currentStep } = store.getSnapshot();
        const reached = resumeAt(flow, answers, currentStep, ambient);
        const place = placeFor(flow, reached, answers, ambient);
        if (place) void navigate(urlOf(place));
      }}
    />
  );
}
