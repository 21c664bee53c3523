import { lazy, memo, Suspense } from 'react';
import { Route, Routes, useLocation, useNavigationType, type Location } from 'react-router-dom';
import texts from '../../../schemas/content/funnel-texts.json' with { type: 'json' };
import { HeaderFrame } from '../funnel/frame/HeaderFrame.tsx';
import { Waiting } from '../../engine/pages.ts';
import { Arrival, untilLoaded, useShownLocation } from '../../engine/ui.ts';
import { Overdue } from './Overdue.tsx';
import { bases, isFunnel, loadOnboarding } from './pages.ts';

const OnboardingRoutes = lazy(() => untilLoaded(loadOnboarding));
const MarketingRoutes = lazy(() => untilLoaded(() => import('./MarketingRoutes.tsx')));

/** Every route of the product: the funnel, the marketing pages, and the not-found page. */
export function App() {
  // In the funnel, the last step disappears at once, even while the next one loads (`StepPage`).
  const location = useShownLocation(isFunnel);
  const asked = useLocation();
  // Inside `Routes` with an explicit location, the router reports every arrival as `POP`.
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
      {asked !== location && <Overdue key={asked.key} />}
    </Arrival>
  );
}

/** Re-renders only for another location, not when a location has been shown. */
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
