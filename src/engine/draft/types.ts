import type { Moment } from '../flow/derive.ts';
import type { Answers } from '../flow/types.ts';
import type { Json, JsonObject } from '../logic/json.ts';
import type { Migrate } from './migrations/migrate.ts';
import type { StoredKeys } from './stored-keys.ts';

/** What a visitor has answered so far, as the rest of the app sees it (spec section 3). */
export type Draft = {
  /** The visitor's id: a secret, the key to the remote copy (D22, D27). */
  uuid: string;
  /** Saved step number of the flow (D4), 1 before the first step is done. */
  currentStep: number;
  flowVersion: number;
  answers: Answers;
  /** The furthest saved step number that the visitor has reached (D35); absent in older drafts. */
  furthestStep?: number;
  /** Steps whose answers the app has changed and the visitor has not seen since (D38, D41). */
  toConfirm?: readonly string[];
  quoteId?: string;
  quoteStatus?: string;
  /** ISO instant of the last change, here or of another device seen here; absent on a new draft. */
  savedAt?: string;
};

/** Where the answers are stored right now; `at` is an ISO instant. */
export type SaveState =
  | { kind: 'idle' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: string }
  /** Stored in this browser; `retry` if the server was unreachable and a retry will follow. */
  | { kind: 'on-device'; at: string; retry: boolean }
  /** Deleted on the server; kept on this device until the visitor decides (D29). */
  | { kind: 'gone' }
  /** The server refused these sections for good; they stay on this device. */
  | { kind: 'rejected'; sections: string[]; message: string }
  /** Storage is full or blocked: the answers exist only in this page. */
  | { kind: 'not-stored' };

export type SaveOutcome = 'saved' | 'queued' | 'failed';

/** A toast (spec section 8); `stays` if nothing else on the page says it. */
export type DraftNotice = {
  title: string;
  text: string;
  /** What to do about it, which the notice below the question says instead. */
  advice?: { title: string; text: string };
  tone: 'error' | 'info';
  stays?: boolean;
  /** What it is about, if two answers are in conflict. */
  conflict?: AnswerConflict;
};

/** One answer that was changed to different values in two places; `kept` is the newer one. */
export type AnswerConflict = {
  section: string;
  /** Where in the section; empty for all of it. */
  path: readonly string[];
  kept: Json | undefined;
  other: Json | undefined;
};

/** Columns of the remote table `onboarding` by name, only those that have a value. */
export type RemoteColumns = Readonly<Record<string, string>>;

/** Everything the draft needs to know about the flow; the app builds it from the flow file. */
export type DraftPolicy = {
  /** Where this browser keeps the draft. */
  keys: StoredKeys;
  flowVersion: number;
  /** Every section, e.g. `contactInfo`. */
  sections: readonly string[];
  /** Migrates what an older flow version stored to today's names; absent if nothing moved. */
  migrate?: Migrate;
  /**
   * Converts a stored value to today's form; undefined for anything that cannot be an answer, which
   * is then set aside. Must accept its own result unchanged.
   */
  upgrade: (section: string, value: unknown) => Json | undefined;
  /**
   * A section without unfinished answers, such as a half-typed date; undefined if nothing is left,
   * the same value if there are none.
   */
  storable: (section: string, value: Json) => Json | undefined;
  /** Columns for the remote table `onboarding`; a column without a value is left out. */
  columns: (answers: Answers, draft: Draft) => RemoteColumns;
  /** The column whose value the status replaces once the answers are submitted, if there is one. */
  statusColumn: string | undefined;
  /** Recovers sections from the columns of a remote row without answers (D24 applied). */
  fromColumns: (columns: RemoteColumns) => Record<string, Json>;
  /** The shape of the second key, `onboardingData`. */
  mirror: (draft: Draft) => JsonObject;
  /** The answers that count: parked ones are left out (D28, D37). */
  activeAnswers: (answers: Answers) => Answers;
  /** The answers with everything derived from a change; unchanged if nothing is derived. */
  derive: (before: Answers, after: Answers, moment: Moment) => Answers;
  /** Steps that the visitor must review after the change. */
  toConfirm: (before: Answers, after: Answers, moment: Moment) => readonly string[];
  /**
   * Dotted paths of fields that are being entered and stay on this device, by section; '' is the
   * whole section. `sent` is what the server has or may have: before the entry, nothing held it back.
   */
  held: (
    answers: Answers,
    sent: Answers,
    moment: Moment,
  ) => Readonly<Record<string, readonly string[]>>;
  /** The visitor's name for a section: the label of its step. */
  labelOf: (section: string) => string;
};

/** How an answer is given: by typing, with more to come, or by a single press. */
export type Pace = 'typing' | 'choice';

/** How and where answers are entered. */
export type Entering = { pace: Pace; moment: Moment };

/** Section name → new value; undefined removes the section. */
export type SectionChanges = Readonly<Record<string, Json | undefined>>;

/** How a step was left; nothing in `confirmed` sections is held back any longer. */
export type StepLeft = { confirmed: readonly string[] } | Moment;

export type ProgressChange = {
  currentStep?: number;
  furthestStep?: number;
  toConfirm?: string[];
  quoteId?: string;
  quoteStatus?: string;
};

/** The single source of the visitor's answers; created by `createDraftStore`. */
export type DraftStore = {
  /**
   * The settled draft: derived answers are up to date, typing is included once it pauses. The same
   * object until something changes, as `useSyncExternalStore` requires.
   */
  getSnapshot: () => Draft;
  subscribe: (listener: () => void) => () => void;
  /** The current answers, including what is being typed. */
  answers: () => Answers;
  /** Subscribes to changes of `answers`, which come with every keystroke. */
  subscribeEntered: (listener: () => void) => () => void;
  /** Updates the answers at once; deriving, storing, showing and sending follow after a pause. */
  enter: (sections: SectionChanges, entering: Entering) => void;
  /** Skips the local pause: derives from pending answers, stores and shows them now. */
  settle: () => void;
  isSettled: () => boolean;
  /**
   * Calls `read` before answers are settled, stored, shown or sent, so that it can enter what is on
   * the screen but was not entered; returns the function that ends it.
   */
  beforeSettling: (read: () => void) => () => void;
  /** Writes to this device at once; the server follows after a pause. */
  change: (sections: SectionChanges, progress?: ProgressChange, left?: StepLeft) => void;
  /** Merges what another tab has just written, before the browser reports it. */
  refresh: () => void;
  /** Skips both pauses: stores and sends everything pending now. */
  flush: () => void;
  /** False if the answers never leave this device. */
  hasServer: boolean;
  /** True if a link can open the answers on another device. */
  hasLinks: boolean;
  /** True if the answers are still there after a reload of the page. */
  survivesReload: () => boolean;
  /** Starts talking to the server (call it after the first paint): loads, merges, sends. */
  connect: () => void;
  /**
   * Tries once to send everything; without a server, 'saved' on this device. 'queued' means that
   * there is nothing to wait for: the send follows once the device is online, the server's wait is
   * over, or the visitor has decided to keep answers that were deleted on the server or has changed
   * what it refused.
   */
  saveNow: () => Promise<SaveOutcome>;
  /** Creates a link to these answers and returns its code; undefined unless the server has them all. */
  makeLink: () => Promise<string | undefined>;
  /** Ends every link to these answers. Devices that have opened one keep access. */
  endLinks: () => Promise<'ended' | 'failed'>;
  /** The draft that a link's code opens. */
  draftBehind: (
    code: string,
  ) => Promise<{ kind: 'found'; uuid: string } | { kind: 'ended' } | { kind: 'failed' }>;
  /** True if this device holds answers that `resume` would set aside. */
  hasAnswers: () => boolean;
  /**
   * Opens the answers of another id; this device's own are set aside, not lost: 'failed' if neither
   * the storage nor the server accepted them.
   */
  resume: (uuid: string) => Promise<'resumed' | 'not-found' | 'failed'>;
  /** Keeps answers whose save state is `gone`: sends them again under a new id. */
  keep: () => void;
  /** Discards this device's answers and starts a new draft with a new id. */
  startOver: () => void;
  /** Deletes the remote rows, then the browser's copy (D29). On 'failed' both are still there. */
  deleteEverywhere: () => Promise<'deleted' | 'failed'>;
  saveState: () => SaveState;
  subscribeSaveState: (listener: () => void) => () => void;
  /** Returns the pending notices, each once. */
  takeNotices: () => DraftNotice[];
  /** Returns the notices that are no longer true, each once. */
  takeEndedNotices: () => DraftNotice[];
  subscribeNotices: (listener: () => void) => () => void;
  /** Stops timers and listeners. */
  close: () => void;
};
