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
  /** Steps with answers that the app has changed and the visitor has not seen since (D38, D41). */
  toConfirm?: readonly string[];
  quoteId?: string;
  quoteStatus?: string;
  /** ISO instant of the last write on this device; absent on a new draft. */
  savedAt?: string;
};

/** Where the answers are safe right now; `at` is an ISO instant. */
export type SaveState =
  | { kind: 'idle' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: string }
  /** Kept by this browser; `retry` when the server could not be reached and will be tried again. */
  | { kind: 'on-device'; at: string; retry: boolean }
  /** Deleted on the server, and on this device only until the visitor says what follows (D29). */
  | { kind: 'gone' }
  /** The server refused these sections for good; they stay on this device. */
  | { kind: 'rejected'; sections: string[]; message: string }
  /** Storage is full or forbidden: the answers live in this page only. */
  | { kind: 'not-stored' };

export type SaveOutcome = 'saved' | 'queued' | 'failed';

/** A toast of spec section 8. */
export type DraftNotice = { title: string; text: string; tone: 'error' | 'info' };

/** Columns of the remote table `onboarding` by name, only those that have a value. */
export type RemoteColumns = Readonly<Record<string, string>>;

/** Everything that the draft has to know about the flow; the app makes it from the flow file. */
export type DraftPolicy = {
  /** Where this browser keeps the draft. */
  keys: StoredKeys;
  flowVersion: number;
  /** Every section that a step answers, e.g. `contactInfo`. */
  sections: readonly string[];
  /** Brings what an older version of the flow has stored to today's names; absent: nothing moved. */
  migrate?: Migrate;
  /**
   * A stored value in today's form: old forms are brought up to date, anything that is no
   * possible answer gives undefined and is set aside. Must accept its own result unchanged.
   */
  upgrade: (section: string, value: unknown) => Json | undefined;
  /**
   * A section without what is only on its way to become an answer, such as a half-typed date;
   * undefined where nothing is left. Absent: all can be stored.
   */
  storable?: (section: string, value: Json) => Json | undefined;
  /** Columns for the remote table `onboarding`; a column without a value is left out. */
  columns: (answers: Answers, draft: Draft) => RemoteColumns;
  /** The column that carries the status of submitted answers, in place of what it holds before. */
  statusColumn?: string | undefined;
  /** Sections that a remote row without answers still tells, from its columns (D24 applied). */
  fromColumns?: (columns: RemoteColumns) => Record<string, Json>;
  /** The shape of the second key, `onboardingData`. */
  mirror: (draft: Draft) => JsonObject;
  /** The answers that count: parked ones are left out (D28, D37). */
  activeAnswers: (answers: Answers) => Answers;
  /** The answers once what follows from a change is derived; as they are where nothing does. */
  derive?: (before: Answers, after: Answers, moment: Moment) => Answers;
  /** Steps that the visitor has to see again after the change. */
  toConfirm?: (before: Answers, after: Answers, moment: Moment) => readonly string[];
  /**
   * What of the sections that are being entered stays on this device: names of fields, '' for all
   * of a section. `sent` is what the server has.
   */
  held?: (
    answers: Answers,
    sent: Answers,
    moment: Moment,
  ) => Readonly<Record<string, readonly string[]>>;
  /** What the visitor calls a section: the label of its step. */
  labelOf?: (section: string) => string;
};

/** How an answer is given: by typing, where more is to be expected, or by one press. */
export type Pace = 'typing' | 'choice';

/** How and where answers are entered. */
export type Entering = { pace: Pace; moment: Moment };

/** Section name → new value; undefined removes the section. */
export type SectionChanges = Readonly<Record<string, Json | undefined>>;

/** How a step was left: of `confirmed` sections nothing is held back any more. */
export type StepLeft = { confirmed: readonly string[] } | Moment;

export type ProgressChange = {
  currentStep?: number;
  furthestStep?: number;
  toConfirm?: string[];
  quoteId?: string;
  quoteStatus?: string;
};

/** The one holder of the visitor's answers; made by `createDraftStore`. */
export type DraftStore = {
  /**
   * The settled draft: derived answers are up to date, typing is left out until it pauses. The same
   * object until something changes: fit for `useSyncExternalStore`.
   */
  getSnapshot: () => Draft;
  subscribe: (listener: () => void) => () => void;
  /** The answers as they are this instant, with what is being typed. */
  answers: () => Answers;
  /** Hears of each change of `answers`, which every key makes. */
  subscribeEntered: (listener: () => void) => () => void;
  /** Takes answers in at once; they are derived from, stored, shown and sent after a pause. */
  enter: (sections: SectionChanges, entering: Entering) => void;
  /** Ends the pause of this device: what was entered is derived from, stored and shown now. */
  settle: () => void;
  isSettled: () => boolean;
  /** Writes to this device at once; the server follows after a pause. */
  change: (sections: SectionChanges, progress?: ProgressChange, left?: StepLeft) => void;
  /** Takes in now what another tab has just written, before the browser tells of it. */
  refresh: () => void;
  /** Ends both pauses: what is still waiting to be stored or sent goes out now. */
  flush: () => void;
  /** False where the answers stay on this device, whatever happens. */
  hasServer: boolean;
  /** Starts talking to the server (call it after the first paint): loads, merges, sends. */
  connect: () => void;
  /**
   * One attempt to bring everything to the server; without a server, 'saved' on this device.
   * 'queued' when there is nothing to wait for: it goes out once the device has a network, the
   * time is over that the server named, or the visitor has said that answers which were deleted on
   * the server are to be kept, or has changed what the server refused before.
   */
  saveNow: () => Promise<SaveOutcome>;
  /** The code of a new link to these answers; undefined while the server has not all of them. */
  makeLink: () => Promise<string | undefined>;
  /** Ends every link to these answers. Devices that have opened one keep access. */
  endLinks: () => Promise<'ended' | 'failed'>;
  /** The draft that a link's code opens. */
  draftBehind: (
    code: string,
  ) => Promise<{ kind: 'found'; uuid: string } | { kind: 'ended' } | { kind: 'failed' }>;
  /** True when this device holds answers that `resume` would put aside. */
  hasAnswers: () => boolean;
  /**
   * Opens the answers of another id; those of this device are set aside, not lost: 'failed' where
   * neither the storage nor the server took them.
   */
  resume: (uuid: string) => Promise<'resumed' | 'not-found' | 'failed'>;
  /** Keeps answers in the state `gone`: they are sent again, under a new id. */
  keep: () => void;
  /** Forgets the answers of this device and begins a new draft with a new id. */
  startOver: () => void;
  /** Deletes the remote rows, then the browser's copy (D29). On 'failed' both are still there. */
  deleteEverywhere: () => Promise<'deleted' | 'failed'>;
  saveState: () => SaveState;
  subscribeSaveState: (listener: () => void) => () => void;
  /** Hands over the notices that nobody has taken yet. */
  takeNotices: () => DraftNotice[];
  subscribeNotices: (listener: () => void) => () => void;
  /** Stops timers and listeners. */
  close: () => void;
};
