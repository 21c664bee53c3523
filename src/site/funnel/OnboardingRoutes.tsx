import { lazy, use, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Questionnaire } from '../../engine/index.ts';
import { registerWorker } from '../offline/register.ts';
import { loadQuestionnaire } from './load-questionnaire.ts';
import { siteStore } from './site-store.ts';
import { surroundings } from './surroundings.ts';
import { untilLoaded } from '../../engine/ui.ts';

export { loadPlace } from './hydration.ts';

const NotFoundPage = lazy(() =>
  untilLoaded(() => import('../marketing/not-found/NotFoundPage.tsx')),
);

/** Everything below the base path of a questionnaire, which loads when a visitor opens it. */
export default function OnboardingRoutes() {
  const { pathname } = useLocation();
  const load = loadQuestionnaire(pathname);
  if (load === undefined) return <NotFoundPage />;
  const questionnaire = use(load);
  return (
    <>
      <Questionnaire
        questionnaire={questionnaire}
        store={siteStore}
        around={surroundings}
        notFound={<NotFoundPage />}
      />
      <OfflineCopy />
    </>
  );
}

/** Caches the questionnaires, and the pages around them, for offline visits. */
function OfflineCopy() {
  useEffect(registerWorker, []);
  return null;
}
