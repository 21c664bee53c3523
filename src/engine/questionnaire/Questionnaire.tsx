import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { startPath } from '../flow/navigate.ts';
import type { Answers } from '../flow/types.ts';
import { GoneAnswers } from '../pages/frame/GoneAnswers.tsx';
import { ResumeLinks } from '../pages/frame/ResumeLinks.tsx';
import { useDoublePressGuard } from '../pages/frame/double-press.ts';
import { OnboardingProvider, useOnboarding } from '../pages/onboarding-context.tsx';
import { PageRoute } from '../pages/end-pages/PageRoute.tsx';
import { isStep, placeAt, type Questionnaire as Compiled } from '../pages/questionnaire.ts';
import { StepPage } from '../pages/step/StepPage.tsx';
import type { Surroundings } from '../pages/surroundings.ts';
import { watchBack } from '../ui/modal/back-guard.ts';
import { ToastHost } from '../ui/toasts/ToastHost.tsx';
import { openDraft } from './open-draft.ts';
import type { StoreAdapter } from '../stores/store-adapter.ts';

export type QuestionnaireProps = {
  /** The result of `compileQuestionnaire`. Another flow starts over. */
  questionnaire: Compiled;
  /** Where the answers are stored. Read once: a later change has no effect. */
  store: StoreAdapter;
  /**
   * Answers to begin with, by section, such as what the app knows about a customer. Read once, and only
   * if the store has no answers yet; a value that does not fit its question is left out.
   */
  prefilled?: Answers;
  /** What the app puts around every page. */
  around?: Surroundings;
  /** Shown at an address outside of the questionnaire; defaults to going to the first step. */
  notFound?: ReactNode;
  /** Parts that follow the questionnaire, such as `<Events>`. */
  children?: ReactNode;
};

/**
 * Renders a questionnaire from its first step to its end, at the addresses that its flow names.
 * Needs a router of `react-router-dom` around it, and renders the page's `<main>`.
 */
export function Questionnaire(props: QuestionnaireProps) {
  return <Opened key={props.questionnaire.flow.source.id} {...props} />;
}

function Opened(props: QuestionnaireProps) {
  const { questionnaire, store, prefilled, around, notFound, children } = props;
  useDoublePressGuard();
  // Effects of a child run first: the router around it listens after this.
  useLayoutEffect(() => watchBack(window), []);
  // First: what is rendered below reads the words.
  useState(questionnaire.applyTexts);
  const [draft] = useState(() => openDraft(questionnaire, store, prefilled));
  return (
    <OnboardingProvider questionnaire={questionnaire} store={draft} around={around}>
      <div className="plumbline">
        <Place notFound={notFound ?? <ToStart />} />
        {children}
        <ResumeLinks />
        <GoneAnswers />
        <ToastHost />
      </div>
    </OnboardingProvider>
  );
}

/** The flow's step or page at this address. */
function Place({ notFound }: { notFound: ReactNode }) {
  const { flow } = useOnboarding();
  const place = placeAt(flow, useLocation().pathname);
  if (place === undefined) return notFound;
  return isStep(place) ? <StepPage step={place} /> : <PageRoute key={place.id} page={place} />;
}

function ToStart() {
  const { flow } = useOnboarding();
  const navigate = useNavigate();
  const start = startPath(flow);
  useEffect(() => void navigate(start, { replace: true }), [navigate, start]);
  return null;
}
