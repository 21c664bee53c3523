import { lazy } from 'react';
import { useLocation } from 'react-router-dom';
import { ToastHost } from '../ui/toasts/ToastHost.tsx';
import { useDoublePressGuard } from './frame/double-press.ts';
import { GoneAnswers } from './frame/GoneAnswers.tsx';
import { ResumeLinks } from './frame/ResumeLinks.tsx';
import { isStep, placeAt } from './flow.ts';
import { OnboardingProvider } from './onboarding-context.tsx';
import { PageRoute } from './pages/PageRoute.tsx';
import { StepPage } from './step/StepPage.tsx';

export { loadPlace, prepareHydration } from './hydration.ts';

const NotFoundPage = lazy(() => import('../marketing/not-found/NotFoundPage.tsx'));

export default function OnboardingRoutes() {
  useDoublePressGuard();
  return (
    <OnboardingProvider>
      <Place />
      <ResumeLinks />
      <GoneAnswers />
      <ToastHost />
    </OnboardingProvider>
  );
}

/** The step or page that the flow file has at this address; adding one there adds its route. */
function Place() {
  const place = placeAt(useLocation().pathname);
  if (place === undefined) return <NotFoundPage />;
  return isStep(place) ? <StepPage step={place} /> : <PageRoute key={place.id} page={place} />;
}
