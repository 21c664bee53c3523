import {
  type Context,
  type ReactNode,
  createContext,
  startTransition,
  use,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { draftTexts } from '../draft/texts.ts';
import type { StepId } from '../flow/types.ts';
import type { AnswerConflict, Draft, DraftNotice, DraftStore } from '../draft/types.ts';
import { ambientAt, localDate } from '../flow/stored/dates.ts';
import type { CompiledFlow } from '../flow/compiled.ts';
import type { Ambient } from '../flow/walk.ts';
import { notify, retract } from '../ui/toasts/notify.ts';
import { holdReload } from '../ui/new-version.ts';
import { useHydrated } from '../ui/browser-state.ts';
import { type LastChange, lastChangeOfVisit } from './change/last-change.ts';
import { type NoticeBoard, noticeBoard } from './frame/notice-board.ts';
import type { Questionnaire } from './questionnaire.ts';
import type { Surroundings } from './surroundings.ts';

/** The context of every part of the funnel. */
export type Onboarding = {
  flow: CompiledFlow;
  store: DraftStore;
  around: Surroundings;
  now: () => Date;
  board: NoticeBoard;
  lastChange: LastChange;
  /** Shows a toast, and posts what the visitor must still be able to read when it is gone. */
  tell: (notice: DraftNotice) => void;
  /** Removes a notice that is no longer true. */
  withdraw: (notice: DraftNotice) => void;
  /** Each page calls it when shown; true if the visitor came from another one. */
  arrive: (at: StepId) => boolean;
  /** True if the visitor came to this page from another one, even before it calls `arrive`. */
  cameFromElsewhere: (at: StepId) => boolean;
};

const OnboardingContext = createContext<Onboarding | null>(null);

type Provided = {
  questionnaire: Questionnaire;
  store: DraftStore;
  around?: Surroundings | undefined;
  children: ReactNode;
};

const NOTHING: Surroundings = {};

/** Provides the visitor's draft, and connects it to the server after the first paint. */
export function OnboardingProvider({ questionnaire, around = NOTHING, ...props }: Provided) {
  const [begun] = useState<Omit<Onboarding, 'around'>>(() => ({
    flow: questionnaire.flow,
    now: () => new Date(),
    ...trackArrivals(),
    ...createNotices(props.store),
    store: props.store,
    lastChange: lastChangeOfVisit(),
  }));
  const onboarding = useMemo(() => ({ ...begun, around }), [begun, around]);
  const { flow, store, tell, withdraw } = onboarding;
  const [blank] = useState(() => blankDraft(flow));
  useEffect(() => {
    const showNotices = () => {
      store.takeEndedNotices().forEach(withdraw);
      for (const notice of store.takeNotices()) {
        if (notice.conflict === undefined) tell(notice);
        else void tellConflict(notice, notice.conflict);
      }
    };
    const tellConflict = async (notice: DraftNotice, conflict: AnswerConflict) => {
      const { uuid } = store.getSnapshot();
      const worded = await import('./conflict-in-words.ts')
        .then(({ conflictInWords }) => conflictInWords(flow, store.answers(), notice, conflict))
        .catch(() => notice);
      // Answers that were deleted meanwhile must not be shown.
      if (uuid === store.getSnapshot().uuid) tell(worded);
    };
    showNotices();
    const stop = store.subscribeNotices(showNotices);
    const idle = window.setTimeout(() => store.connect(), 0);
    return () => {
      window.clearTimeout(idle);
      stop();
    };
  }, [flow, store, tell, withdraw]);
  useEffect(() => holdReload((isAwaited) => losesByReload(store, document, isAwaited)), [store]);
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
 * Provides the settled draft that the page shows. It follows the store in a transition, so that
 * keystrokes take priority (`useSyncExternalStore` would render the whole page at once).
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

/** @throws outside of `OnboardingProvider`: a bug in the app. */
export const useOnboarding = (): Onboarding => useProvided(OnboardingContext);

function useProvided<Value>(context: Context<Value | null>): Value {
  const value = use(context);
  if (value === null) throw new Error('No OnboardingProvider');
  return value;
}

function trackArrivals(): Pick<Onboarding, 'arrive' | 'cameFromElsewhere'> {
  let first: StepId | undefined;
  let hasMoved = false;
  const cameFromElsewhere = (at: StepId) => hasMoved || (first !== undefined && first !== at);
  return {
    cameFromElsewhere,
    // Twice on one page is one arrival: StrictMode runs each effect twice.
    arrive(at) {
      hasMoved = cameFromElsewhere(at);
      first ??= at;
      return hasMoved;
    },
  };
}

type NoticeSink = Pick<Onboarding, 'board' | 'tell' | 'withdraw'>;

function createNotices(store: Pick<DraftStore, 'getSnapshot'>): NoticeSink {
  const board = noticeBoard();
  return {
    board,
    tell(notice) {
      const { tone, title, text } = notice;
      notify({ tone, title, text, about: title });
      if (notice.stays) board.post({ notice, uuid: store.getSnapshot().uuid });
    },
    withdraw({ title }) {
      board.withdraw(title);
      // Damaged data is news even if the server had a copy: its toast has its four seconds.
      if (title !== draftTexts.notices.damaged.title) retract(title);
    },
  };
}

/** What the prerendered page shows: a draft without answers. */
function blankDraft({ source }: CompiledFlow): Draft {
  return { uuid: '', flowVersion: source.version, currentStep: 1, answers: {} };
}

const useShown = (): Shown => useProvided(ShownContext);

/**
 * The visitor's settled draft, as the page shows it; code that acts on the draft reads the store.
 * Blank until the page is hydrated.
 */
export const useDraft = (): Draft => useShown().draft;

/** Returns a function that settles pending answers and shows them without a transition. */
export const useShowNow = (): (() => void) => useShown().showNow;

/** Returns what expressions may read besides answers now: the day may differ from the page's (D12). */
export function useAmbientNow(): () => Ambient {
  const { store, now } = useOnboarding();
  return () => ambientAt(localDate(now()), store.getSnapshot());
}

/** What expressions may read besides answers, for today and the draft that the page shows. */
export function useAmbient(): Ambient {
  const { now } = useOnboarding();
  const draft = useDraft();
  const today = localDate(now());
  return useMemo(() => ambientAt(today, draft), [today, draft]);
}

/** A field being typed in, an open dialog, a save that is waited for, an interlude. */
const IN_USE =
  'textarea:focus, select:focus, input:focus:not([type=checkbox], [type=radio]), dialog[open], [aria-busy=true], [inert]';

/**
 * True if a reload would lose something: answers that no storage holds or, unless the page cannot go
 * on without the reload, what the visitor is doing.
 */
export function losesByReload(
  store: Pick<DraftStore, 'survivesReload'>,
  page: Pick<Document, 'querySelector'>,
  isAwaited: boolean,
): boolean {
  if (!store.survivesReload()) return true;
  return !isAwaited && page.querySelector(IN_USE) !== null;
}
