import {
  createContext,
  startTransition,
  use,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { draftTexts } from '../draft/texts.ts';
import type { StepId } from '../flow/types.ts';
import type { Draft, DraftStore } from '../draft/types.ts';
import { ambientAt, localDate } from '../flow/ambient.ts';
import type { CompiledFlow } from '../flow/compiled.ts';
import type { Ambient } from '../flow/walk.ts';
import { notify, retract } from '../ui/toasts/notify.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import type { Questionnaire } from './questionnaire.ts';
import type { Surroundings } from './surroundings.ts';

/** What every part of the funnel works with. */
export type Onboarding = {
  flow: CompiledFlow;
  store: DraftStore;
  around: Surroundings;
  now: () => Date;
  /** To be called by each page that is shown; true when the visitor came from another one. */
  arrive: (at: StepId) => boolean;
  /** True on a page that the visitor came to from another one, also before it calls `arrive`. */
  hasCome: (at: StepId) => boolean;
};

const OnboardingContext = createContext<Onboarding | null>(null);

type Provided = {
  questionnaire: Questionnaire;
  store: DraftStore;
  around?: Surroundings | undefined;
  children: ReactNode;
};

const NOTHING: Surroundings = {};

/** Hands the visitor's draft to every part, and connects it to the server after the first paint. */
export function OnboardingProvider({ questionnaire, around = NOTHING, ...props }: Provided) {
  const [onboarding] = useState<Onboarding>(() => ({
    flow: questionnaire.flow,
    around,
    now: () => new Date(),
    ...arrivals(),
    store: props.store,
  }));
  const { flow, store } = onboarding;
  const [blank] = useState(() => blankDraft(flow));
  useEffect(() => {
    const tell = () => {
      for (const notice of store.takeNotices()) notify({ ...notice, about: notice.title });
    };
    // Without a network the toast of a failed save waits for its code, and may come too late.
    const recover = () => {
      if (store.saveState().kind === 'saved') retract(draftTexts.notices.autosaveFailed.title);
    };
    tell();
    const stops = [store.subscribeNotices(tell), store.subscribeSaveState(recover)];
    const idle = window.setTimeout(() => store.connect(), 0);
    return () => {
      window.clearTimeout(idle);
      stops.forEach((stop) => stop());
    };
  }, [store]);
  return (
    <OnboardingContext value={onboarding}>
      <ShownDraft store={store} blank={blank}>
        {props.children}
      </ShownDraft>
    </OnboardingContext>
  );
}

type Shown = { draft: Draft; showNow: () => void };
const ShownContext = createContext<Shown | null>(null);

/**
 * The settled draft that the page shows. It follows the store in a transition, because a key that
 * is pressed meanwhile comes first (`useSyncExternalStore` would draw the whole page at once).
 */
function ShownDraft({
  store,
  blank,
  children,
}: {
  store: DraftStore;
  blank: Draft;
  children: ReactNode;
}) {
  const [draft, setDraft] = useState(store.getSnapshot);
  const hydrated = useHydrated();
  useEffect(() => {
    const follow = () => startTransition(() => setDraft(store.getSnapshot()));
    follow();
    return store.subscribe(follow);
  }, [store]);
  const shown = useMemo(
    () => ({
      draft: hydrated ? draft : blank,
      showNow() {
        store.settle();
        setDraft(store.getSnapshot());
      },
    }),
    [draft, hydrated, store, blank],
  );
  return <ShownContext value={shown}>{children}</ShownContext>;
}

/** @throws outside of `OnboardingProvider`, which is a mistake in the app and not of a visitor. */
export function useOnboarding(): Onboarding {
  const onboarding = use(OnboardingContext);
  if (onboarding === null) throw new Error('useOnboarding needs OnboardingProvider around it');
  return onboarding;
}

function arrivals(): Pick<Onboarding, 'arrive' | 'hasCome'> {
  let first: StepId | undefined;
  let hasMoved = false;
  return {
    hasCome: (at) => hasMoved || (first !== undefined && first !== at),
    arrive(at) {
      hasMoved = first !== undefined;
      first ??= at;
      return hasMoved;
    },
  };
}

/** What the prerendered page shows: nobody has answered anything. */
function blankDraft({ source }: CompiledFlow): Draft {
  return { uuid: '', flowVersion: source.version, currentStep: 1, answers: {} };
}

function useShown(): Shown {
  const shown = use(ShownContext);
  if (shown === null) throw new Error('useDraft needs OnboardingProvider around it');
  return shown;
}

/**
 * The visitor's settled draft, as the page shows it; what acts on the draft reads the store. Blank
 * until the page is hydrated.
 */
export const useDraft = (): Draft => useShown().draft;

/** Settles what is being entered and lets the page show it now, before anything else is done. */
export const useShowNow = (): (() => void) => useShown().showNow;

/** What expressions may read besides answers as of now, which may be another day than the page's (D12). */
export function useAmbientNow(): () => Ambient {
  const { store, now } = useOnboarding();
  return () => ambientAt(localDate(now()), store.getSnapshot());
}

/** What expressions may read besides answers, for today and this draft. */
export function useAmbient(draft: Draft): Ambient {
  const { now } = useOnboarding();
  const today = localDate(now());
  return useMemo(() => ambientAt(today, draft), [today, draft]);
}
