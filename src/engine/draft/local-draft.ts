import type { Answers } from '../flow/types.ts';
import type { Moment } from '../flow/derive.ts';
import { alsoToConfirm, changeOf, changedSections, withChange } from './record/change.ts';
import { type Clock, instantOf } from './environment.ts';
import type { LocalCopy } from './local-copy.ts';
import { rebased } from './record/merge.ts';
import { mirrorOf } from './record/mirror.ts';
import { answersOf, draftOf, sendableAnswersOf } from './record/draft-of.ts';
import { isAheadOf, mergeRecords } from './record/merge-records.ts';
import { type DraftRecord, withConfirmed, withHeld } from './record/record.ts';
import { readStored } from './record/restore.ts';
import { type Signal, signal } from './signal.ts';
import { serialize } from './record/stored-form.ts';
import type {
  AnswerConflict,
  DraftPolicy,
  Entering,
  Pace,
  ProgressChange,
  SectionChanges,
  StepLeft,
} from './types.ts';

/** The draft in memory and in this browser's storage, kept in sync across tabs. */
export type LocalDraft = {
  /** The settled draft: what is stored, shown and may be sent. */
  record: () => DraftRecord;
  /** The current answers, ahead of `record` while the visitor is typing. */
  answers: () => Answers;
  /** Updates the answers in memory at once; they settle after a pause. */
  enter: (sections: SectionChanges, entering: Entering) => void;
  /** Settles pending answers now: derives from them, stores and shows them. */
  settle: () => void;
  isSettled: () => boolean;
  /** Calls `read` before answers settle: it may enter more of them. */
  beforeSettling: Signal['subscribe'];
  /** Settles, then changes sections and progress and stores them at once. */
  change: (sections: SectionChanges, progress: ProgressChange, left?: StepLeft) => void;
  /** Merges what other tabs wrote, changes the settled record and writes it, in one step. */
  update: (change: (record: DraftRecord) => DraftRecord) => void;
  /** Merges what other tabs wrote; writes back what they lacked. */
  refresh: () => void;
  /** Replaces this draft with another one, here and in the other tabs. */
  replace: (record: DraftRecord) => void;
  /** False if the last write to storage failed. */
  isKept: () => boolean;
  /** Sets the second key's `loading` flag: true while saving, fetching or submitting. */
  setLoading: (loading: boolean) => void;
  /** Subscribes to changes of `record`. */
  subscribe: Signal['subscribe'];
  /** Subscribes to changes of `answers`, which come with every keystroke. */
  subscribeEntered: Signal['subscribe'];
  close: () => void;
};

type Options = {
  storage: LocalCopy;
  policy: DraftPolicy;
  clock: Clock;
  /** This tab's name in the revisions it creates. */
  tab: string;
  start: DraftRecord;
  /** Called with incoming answers that conflict with those being entered, which win. */
  onConflicts?: (conflicts: readonly AnswerConflict[]) => void;
};

/**
 * A local draft that starts as `start`. Never throws: what storage does not accept stays in memory,
 * and `isKept` returns false. A draft with another id that another tab has stored replaces this
 * one, unless that would lose answers that are only in memory.
 */
export function localDraft(options: Options): LocalDraft {
  const { storage, policy, clock, tab, start, onConflicts } = options;
  const changed = signal();
  const entered = signal();
  const settling = signal();
  const timer = settleTimer(clock, settle);
  let record = start;
  let answers = answersOf(start);
  /** How and where the answers ahead of `record` were entered; undefined when settled. */
  let entering: Entering | undefined;
  let kept = true;
  /** The text this tab last read or wrote, to skip parsing it again. */
  let known: string | null = null;
  const mirror = mirrorOf(() => record, storage, policy);

  /** Switches to another settled record and rebases unsettled answers onto it. */
  function setRecord(next: DraftRecord) {
    const [before, after] = [answersOf(record), answersOf(next)];
    record = next;
    if (entering === undefined) {
      answers = after;
      return;
    }
    const conflicts: AnswerConflict[] = [];
    answers = rebased(before, answers, after, (section, { path, ours, theirs }) =>
      conflicts.push({ section, path, kept: ours, other: theirs }),
    );
    if (conflicts.length > 0) onConflicts?.(conflicts);
  }

  function notify() {
    entered.emit();
    changed.emit();
  }

  function forgetEntered() {
    timer.stop();
    entering = undefined;
  }

  function syncFromStorage(): DraftRecord | undefined {
    const text = storage.read(storage.keys.progress);
    if (text === known) return undefined;
    known = text;
    const stored = readStored(text, policy);
    const isOther = stored?.uuid !== record.uuid;
    if (!stored || (isOther && !kept)) return stored;
    if (isOther) forgetEntered();
    setRecord(isOther ? stored : mergeRecords(record, stored));
    notify();
    return stored;
  }

  function write() {
    const text = serialize(record, policy);
    kept = storage.write(storage.keys.progress, text);
    if (kept) known = text;
    mirror.write();
  }

  /** Skips the write if nothing differs after all: changed and changed back. */
  function store(next: DraftRecord) {
    const isWritten = next === record && kept;
    setRecord(next === record ? next : { ...next, savedAt: instantOf(clock) });
    if (!isWritten) write();
    notify();
  }

  function settle() {
    settling.emit();
    timer.stop();
    if (entering !== undefined) syncFromStorage();
    // Also once another tab has replaced the draft that these answers belonged to.
    if (entering === undefined) return;
    const { moment } = entering;
    const before = answersOf(record);
    const settled = policy.derive(before, answers, moment);
    entering = undefined;
    const toConfirm = policy.toConfirm(before, settled, moment);
    const changes = changeOf(
      changedSections(before, settled),
      alsoToConfirm(draftOf(record), toConfirm),
      policy,
    );
    const next = withChange(record, changes, tab, instantOf(clock));
    store(heldBack(next, moment));
  }

  /** Holds back what was entered at that moment and must not leave the device yet. */
  function heldBack(next: DraftRecord, moment: Moment): DraftRecord {
    return withHeld(next, policy.held(answersOf(next), sendableAnswersOf(record), moment));
  }

  /** A newer app's draft may only seem to lack entries: writing back would loop between tabs. */
  const isFromNewerApp = ({ flowVersion }: DraftRecord) => flowVersion > policy.flowVersion;

  return {
    record: () => record,
    answers: () => answers,
    enter(sections, how) {
      answers = { ...answers, ...sections };
      entering = how;
      timer.wait(how.pace);
      entered.emit();
    },
    settle,
    isSettled: () => entering === undefined,
    beforeSettling: settling.subscribe,
    change(sections, progress, left = {}) {
      settle();
      syncFromStorage();
      const next = withChange(record, changeOf(sections, progress, policy), tab, instantOf(clock));
      store('confirmed' in left ? withConfirmed(next, left.confirmed, tab) : heldBack(next, left));
    },
    update(change) {
      syncFromStorage();
      const next = change(record);
      if (next === record && kept) return;
      setRecord(next);
      write();
      notify();
    },
    refresh() {
      const stored = syncFromStorage();
      if (stored?.uuid !== record.uuid || isFromNewerApp(stored)) return;
      if (isAheadOf(record, stored)) write();
    },
    replace(next) {
      storage.remove(storage.keys.progress);
      forgetEntered();
      setRecord(next);
      write();
      notify();
    },
    isKept: () => kept,
    setLoading: mirror.setLoading,
    subscribe: changed.subscribe,
    subscribeEntered: entered.subscribe,
    close: timer.stop,
  };
}

/**
 * Milliseconds from the last answer until it is stored. Typing: longer than the gap between two
 * keystrokes on a phone, 340 ms at 35 words a minute. Choice: the frame that shows it comes first.
 */
const PAUSE: Readonly<Record<Pace, number>> = { typing: 400, choice: 20 };

/** The debounce for storing answers on this device. */
export type SettleTimer = {
  /** Restarts the pause. */
  wait: (pace: Pace) => void;
  stop: () => void;
};

/** Calls `settle` once nothing has been entered for the last answer's pause. */
export function settleTimer(clock: Clock, settle: () => void): SettleTimer {
  let stopClock: (() => void) | undefined;

  function stop() {
    stopClock?.();
    stopClock = undefined;
  }

  return {
    wait(pace) {
      stop();
      stopClock = clock.after(PAUSE[pace], () => {
        stopClock = undefined;
        settle();
      });
    },
    stop,
  };
}
