import { Suspense, lazy, memo, useEffect, useState } from 'react';
import {
  type Location,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom';
import texts from '../../../schemas/content/funnel-texts.json' with { type: 'json' };
import { HeaderFrame } from '../funnel/frame/HeaderFrame.tsx';
import { Waiting } from '../../engine/pages.ts';
import { Arrival, Button, untilLoaded, useShownLocation } from '../../engine/ui.ts';
import { bases, isFunnel, loadOnboarding } from './pages.ts';
import { endingOf } from '../marketing/enhance/ending.ts';
import styles from './overdue.module.css';

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

/** Longer than a page takes on a slow phone network. */
const LATE_MS = 4000;

/**
 * Shown on a page that the visitor has left for one whose code does not arrive, e.g. without a
 * network: says so, and what the next page would have said. It opens once its code is there.
 */
function Overdue() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const ending = endingOf(state);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  const stay = () => {
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    void navigate(-1);
  };
  return (
    <div className={styles.place}>
      <div role="status">
        {isLate && (
          <div className={styles.words}>
            {ending && <p>{[ending.text, ending.quoteId].join(' ')}</p>}
            <p>{texts.overdue}</p>
          </div>
        )}
      </div>
      {isLate && (
        <Button variant="secondary" onClick={stay}>
          {texts.stay}
        </Button>
      )}
    </div>
  );
}
