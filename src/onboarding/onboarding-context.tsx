import {
  createContext,
  use,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { createDraftStore } from '../draft/draft-store.ts';
import { browserEnvironment } from '../draft/environment.ts';
import type { RemoteFactory } from '../draft/remote/repository-contract.ts';
import type { Draft, DraftStore } from '../draft/types.ts';
import { ambientAt, localDate } from '../flow/ambient.ts';
import type { CompiledFlow } from '../flow/compile.ts';
import type { Ambient } from '../flow/walk.ts';
import { notify } from '../ui/toasts/notify.ts';
import { onboardingFlow, shapes } from './flow.ts';
import { draftPolicy } from './policy.ts';

/** What every part of the funnel works with. */
export type Onboarding = {
  flow: CompiledFlow;
  store: DraftStore;
  now: () => Date;
  /** To be called by each page that is shown; true when the visitor came from another one. */
  arrive: () => boolean;
  /** True once a page of the funnel was shown. */
  hasArrived: () => boolean;
};

const OnboardingContext = createContext<Onboarding | null>(null);

type Props = { remote: RemoteFactory | undefined; children: ReactNode };

/** Opens the visitor's draft once and connects it to the server after the first paint. */
export function OnboardingProvider({ remote, children }: Props) {
  const [onboarding] = useState<Onboarding>(() => ({
    flow: onboardingFlow,
    now: () => new Date(),
    ...arrivals(),
    store: createDraftStore({
      ...browserEnvironment(window),
      policy: draftPolicy(onboardingFlow, shapes),
      ...(remote ? { remote } : {}),
    }),
  }));
  const { store } = onboarding;
  useEffect(() => {
    const tell = () => store.takeNotices().forEach(notify);
    tell();
    const stop = store.subscribeNotices(tell);
    const idle = window.setTimeout(() => store.connect(), 0);
    return () => {
      window.clearTimeout(idle);
      stop();
    };
  }, [store]);
  return <OnboardingContext value={onboarding}>{children}</OnboardingContext>;
}

/** @throws outside of `OnboardingProvider`, which is a mistake in the app and not of a visitor. */
export function useOnboarding(): Onboarding {
  const onboarding = use(OnboardingContext);
  if (onboarding === null) throw new Error('useOnboarding needs OnboardingProvider around it');
  return onboarding;
}

function arrivals(): Pick<Onboarding, 'arrive' | 'hasArrived'> {
  let pages = 0;
  return {
    hasArrived: () => pages > 0,
    arrive() {
      pages += 1;
      return pages > 1;
    },
  };
}

/** The visitor's draft; renders again when it changes. */
export function useDraft(): Draft {
  const { store } = useOnboarding();
  return useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
}

/** What expressions may read besides answers, for today and this draft. */
export function useAmbient(draft: Draft): Ambient {
  const { now } = useOnboarding();
  const today = localDate(now());
  return useMemo(() => ambientAt(today, draft), [today, draft]);
}
