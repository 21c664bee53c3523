import { lazy, use } from 'react';
import { useLocation } from 'react-router-dom';
import { ToastHost } from '../ui/toasts/ToastHost.tsx';
import { untilLoaded } from '../ui/until-loaded.ts';
import { useDoublePressGuard } from './frame/double-press.ts';
import { GoneAnswers } from './frame/GoneAnswers.tsx';
import { ResumeLinks } from './frame/ResumeLinks.tsx';
import { loadedQuestionnaire, loadQuestionnaire } from './load-questionnaire.ts';
import { OnboardingProvider, useOnboarding } from './onboarding-context.tsx';
import { PageRoute } from './pages/PageRoute.tsx';
import { isStep, placeAt } from './questionnaire.ts';
import { StepPage } from './step/StepPage.tsx';

export { loadPlace, prepareHydration } from './hydration.ts';

const NotFoundPage = lazy(() =>
  untilLoaded(() => import('../marketing/not-found/NotFoundPage.tsx')),
);

/** Everything below the base path of a questionnaire, which is loaded when somebody comes to it. */
export default function OnboardingRoutes() {
  useDoublePressGuard();
  const { pathname } = useLocation();
  const load = loadQuestionnaire(pathname);
  if (load === undefined) return <NotFoundPage />;
  const questionnaire = loadedQuestionnaire(pathname) ?? use(load);
  return (
    <OnboardingProvider key={questionnaire.flow.source.id} questionnaire={questionnaire}>
      <Place />
      <ResumeLinks />
      <GoneAnswers />
      <ToastHost />
    </OnboardingProvider>
  );
}

/** The step or page that the flow file has at this address; adding one there adds its route. */
function Place() {
  const { flow } = useOnboarding();
  const place = placeAt(flow, useLocation().pathname);
  if (place === undefined) return <NotFoundPage />;
  return isStep(place) ? <StepPage step={place} /> : <PageRoute key={place.id} page={place} />;
}
