import { lazy, memo, Suspense } from 'react';
import { Route, Routes, useNavigationType, type Location } from 'react-router-dom';
import texts from '../../schemas/content/funnel-texts.json' with { type: 'json' };
import { HeaderFrame } from '../funnel/frame/HeaderFrame.tsx';
import { Waiting } from '../onboarding/frame/Waiting.tsx';
import { Arrival } from '../ui/arrival.ts';
import { untilLoaded } from '../ui/until-loaded.ts';
import { useShownLocation } from '../ui/use-shown-location.ts';
import { bases, isFunnel, loadOnboarding } from './pages.ts';

const OnboardingRoutes = lazy(() => untilLoaded(loadOnboarding));
const MarketingRoutes = lazy(() => untilLoaded(() => import('./MarketingRoutes.tsx')));

/** Every route of the product: the funnel, the marketing pages, and the page for all else. */
export function App() {
  // In the funnel the last step goes at once, also while the next one loads (`StepPage`).
  const location = useShownLocation(isFunnel);
  // Below Routes with a location of their own, the router calls every arrival one by Back.
  const arrival = useNavigationType();
  return (
    <Arrival value={arrival}>
      <Suspense
        fallback={
          isFunnel(location.pathname) ? (
            <Waiting header={<HeaderFrame />} />
          ) : (
            <p className="visually-hidden">{texts.loadingPage}</p>
          )
        }
      >
        <PageAt location={location} />
      </Suspense>
    </Arrival>
  );
}

/** Drawn anew for another location only, not because a location has been shown. */
const PageAt = memo(function PageAt({ location }: { location: Location }) {
  return (
    <Routes location={location}>
      {bases.map((base) => (
        <Route key={base} path={`${base}/*`} element={<OnboardingRoutes />} />
      ))}
      <Route path="*" element={<MarketingRoutes />} />
    </Routes>
  );
});
