import type { Answers } from '../flow/types.ts';
import type { Moment } from '../flow/derive.ts';
import { changeOf, changedSections, withChange } from './change.ts';
import { instantOf, type Clock } from './environment.ts';
import type { LocalCopy } from './local-copy.ts';
import { rebased } from './merge.ts';
import { mirrorOf } from './mirror.ts';
import { answersOf, baseAnswersOf, draftOf } from './draft-of.ts';
import { knowsMore, mergeRecords } from './merge-records.ts';
import { withConfirmed, withHeld, type DraftRecord } from './record.ts';
import type { RemoteConflict } from './remote/adopt-remote.ts';
import { readStored } from './restore.ts';
import { settleTimer } from './settle-timer.ts';
import { signal, type Signal } from './signal.ts';
import { serialise } from './stored-form.ts';
import type { DraftPolicy, Entering, ProgressChange, SectionChanges, StepLeft } from './types.ts';

/** The draft in memory and in this browser's storage, kept the same in all tabs. */
export type LocalDraft = {
  /** The settled draft: what the storage has, what the page shows, what may be sent. */
  record: () => DraftRecord;
  /** The answers as they are this instant, ahead of `record` while the visitor is typing. */
  answers: () => Answers;
  /** Takes answers into memory at once; they are settled after a pause. */
  enter: (sections: SectionChanges, entering: Entering) => void;
  /** Settles now what waits for the pause: derived, stored and shown. */
  settle: () => void;
  isSettled: () => boolean;
  /** Settles, then changes sections and progress and stores them at once. */
  change: (sections: SectionChanges, progress: ProgressChange, left?: StepLeft) => void;
  /** Takes in what other tabs wrote, changes the settled record and writes it, all in one go. */
  update: (change: (record: DraftRecord) => DraftRecord) => void;
  /** Takes in what other tabs wrote; writes back what they did not have. */
  refresh: () => void;
  /** Another draft takes this one's place, here and in the other tabs. */
  replace: (record: DraftRecord) => void;
  /** False while the last write did not reach the storage. */
  isKept: () => boolean;
  /** The flag `loading` of the second key: true while saving, fetching or submitting. */
  setLoading: (loading: boolean) => void;
  /** Hears of each change of `record`. */
  subscribe: Signal['subscribe'];
  /** Hears of each change of `answers`, which every key makes. */
  subscribeEntered: Signal['subscribe'];
  close: () => void;
};

type Options = {
  storage: LocalCopy;
  policy: DraftPolicy;
  clock: Clock;
  /** Name of this tab in the revisions that it makes. */
  tab: string;
  start: DraftRecord;
  /** Hears of answers that arrived while others were being entered in their place, which stay. */
  onConflicts?: (conflicts: readonly RemoteConflict[]) => void;
};

/**
 * The draft that begins with `start`. Nothing throws: what the storage does not take stays in
 * memory, and `isKept` says so. A draft with another id that a tab has put in the storage takes
 * this one's place, unless that would lose what is not kept.
 */
export function localDraft(options: Options): LocalDraft {
  const { storage, policy, clock, tab, start, onConflicts } = options;
  const changed = signal();
  const entered = signal();
  const timer = settleTimer(clock, settle);
  let record = start;
  let answers = answersOf(start);
  /** Which step the answers ahead of `record` were entered on. */
  let entering: Entering | undefined;
  let kept = true;
  /** What the storage held when this tab looked last, to skip parsing what it knows. */
  let known: string | null = null;
  const mirror = mirrorOf(() => record, storage, policy);

  /** Another record is settled; answers that are ahead of the last one stay ahead of it. */
  function become(next: DraftRecord) {
    const [before, after] = [answersOf(record), answersOf(next)];
    record = next;
    if (entering === undefined) {
      answers = after;
      return;
    }
    const conflicts: RemoteConflict[] = [];
    answers = rebased(before, answers, after, (section, { ours, theirs }) =>
      conflicts.push({ section, kept: ours, other: theirs }),
    );
    if (conflicts.length > 0) onConflicts?.(conflicts);
  }

  function tell() {
    entered.emit();
    changed.emit();
  }

  function forgetEntered() {
    timer.stop();
    entering = undefined;
  }

  function takeIn(): DraftRecord | undefined {
    const text = storage.read(storage.keys.progress);
    if (text === known) return undefined;
    known = text;
    const stored = readStored(text, policy);
    const isOther = stored?.uuid !== record.uuid;
    if (!stored || (isOther && !kept)) return stored;
    if (isOther) forgetEntered();
    become(isOther ? stored : mergeRecords(record, stored));
    tell();
    return stored;
  }

  function write() {
    const text = serialise(record, policy);
    kept = storage.write(storage.keys.progress, text);
    if (kept) known = text;
    mirror.write();
  }

  /** What was changed and changed back in the meantime is not written. */
  function store(next: DraftRecord) {
    const isWritten = next === record && kept;
    become(next === record ? next : { ...next, savedAt: instantOf(clock) });
    if (!isWritten) write();
    tell();
  }

  function settle() {
    timer.stop();
    if (entering === undefined) return;
    takeIn();
    const { moment } = entering;
    const before = answersOf(record);
    const settled = policy.derive?.(before, answers, moment) ?? answers;
    entering = undefined;
    const toConfirm = policy.toConfirm?.(before, settled, moment) ?? [];
    const changes = changeOf(changedSections(before, settled), alsoToConfirm(toConfirm), policy);
    const next = withChange(record, changes, tab, instantOf(clock));
    store(heldBack(next, moment));
  }

  /** What was entered at that moment and does not leave the device yet is held back. */
  function heldBack(next: DraftRecord, moment: Moment): DraftRecord {
    return withHeld(next, policy.held?.(answersOf(next), baseAnswersOf(next), moment) ?? {});
  }

  /** What it holds may only seem to lack something: two tabs would write back without end. */
  const isFromNewerApp = ({ flowVersion }: DraftRecord) => flowVersion > policy.flowVersion;

  function alsoToConfirm(steps: readonly string[]): ProgressChange {
    const { toConfirm: known = [] } = draftOf(record);
    return steps.length === 0 ? {} : { toConfirm: [...new Set([...known, ...steps])] };
  }

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
    change(sections, progress, left = {}) {
      settle();
      takeIn();
      const next = withChange(record, changeOf(sections, progress, policy), tab, instantOf(clock));
      store('confirmed' in left ? withConfirmed(next, left.confirmed, tab) : heldBack(next, left));
    },
    update(change) {
      takeIn();
      const next = change(record);
      if (next === record && kept) return;
      become(next);
      write();
      tell();
    },
    refresh() {
      const stored = takeIn();
      if (stored?.uuid !== record.uuid || isFromNewerApp(stored)) return;
      if (knowsMore(record, stored)) write();
    },
    replace(next) {
      storage.remove(storage.keys.progress);
      forgetEntered();
      become(next);
      write();
      tell();
    },
    isKept: () => kept,
    setLoading: mirror.setLoading,
    subscribe: changed.subscribe,
    subscribeEntered: entered.subscribe,
    close: timer.stop,
  };
}
