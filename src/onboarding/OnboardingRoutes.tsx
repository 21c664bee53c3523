import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { ToastHost } from '../ui/toasts/ToastHost.tsx';
import { ResumeLinks } from './frame/ResumeLinks.tsx';
import { onboardingFlow } from './flow.ts';
import { OnboardingProvider } from './onboarding-context.tsx';
import { PageRoute } from './pages/PageRoute.tsx';
import { StepPage } from './step/StepPage.tsx';

export { prepareHydration } from './hydration.ts';

const NotFoundPage = lazy(() => import('../marketing/not-found/NotFoundPage.tsx'));
const BASE = '/onboarding';

/** A route for every step and page of the flow file; adding a step there adds its route. */
export default function OnboardingRoutes() {
  return (
    <OnboardingProvider>
      <Routes>
        {onboardingFlow.steps.map((step) => (
          <Route
            key={step.id}
            path={routeOf(step.source.path)}
            element={<StepPage key={step.id} step={step} />}
          />
        ))}
        {onboardingFlow.source.pages.map((page) => (
          <Route
            key={page.id}
            path={routeOf(page.path)}
            element={<PageRoute key={page.id} page={page} />}
          />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
      <ResumeLinks />
      <ToastHost />
    </OnboardingProvider>
  );
}

/** Routes here are relative to `/onboarding/*`. */
function routeOf(path: string): string {
  return path.slice(BASE.length).replace(/^\//, '');
}
