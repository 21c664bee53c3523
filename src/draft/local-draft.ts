import type { Clock } from './environment.ts';
import type { LocalCopy } from './local-copy.ts';
import { mirrorOf } from './mirror.ts';
import { knowsMore, mergeRecords, type DraftRecord } from './record.ts';
import { readStored } from './restore.ts';
import { signal, type Signal } from './signal.ts';
import { serialise } from './stored-form.ts';
import { PROGRESS_KEY } from './stored-keys.ts';
import type { DraftPolicy } from './types.ts';

/** The draft in memory and in this browser's storage, kept the same in all tabs. */
export type LocalDraft = {
  record: () => DraftRecord;
  /** Takes in what other tabs wrote, changes the record and writes it, all in one go. */
  update(change: (record: DraftRecord) => DraftRecord): void;
  /** Takes in what other tabs wrote; writes back what they did not have. */
  refresh: () => void;
  /** Another draft takes this one's place, here and in the other tabs. */
  replace: (record: DraftRecord) => void;
  /** False while the last write did not reach the storage. */
  isKept: () => boolean;
  /** The flag `loading` of `onboardingData`: true while saving, fetching or submitting. */
  setLoading: (loading: boolean) => void;
  /** Writes the second key now. */
  flush: () => void;
  subscribe: Signal['subscribe'];
  close: () => void;
};

/**
 * The draft that begins with `start`, kept under the first key at every change. Nothing throws: what
 * the storage does not take stays in memory, and `isKept` says so. A draft with another id that a
 * tab has put in the storage takes this one's place, unless that would lose what is not kept.
 */
export function localDraft(
  local: LocalCopy,
  policy: DraftPolicy,
  clock: Clock,
  start: DraftRecord,
): LocalDraft {
  const changed = signal();
  let record = start;
  let kept = true;
  /** What the storage held when this tab looked last, to skip parsing what it knows. */
  let known: string | null = null;
  const mirror = mirrorOf(() => record, local, policy, clock);

  function takeIn(): DraftRecord | undefined {
    const text = local.read(PROGRESS_KEY);
    if (text === known) return undefined;
    known = text;
    const stored = readStored(text, policy);
    if (!stored) return undefined;
    if (stored.uuid === record.uuid) become(mergeRecords(record, stored));
    else if (kept) become(stored);
    return stored;
  }

  /** What it holds may only seem to lack something: two tabs would write back without end. */
  function isFromNewerApp({ flowVersion }: DraftRecord) {
    return flowVersion > policy.flowVersion;
  }

  function become(next: DraftRecord) {
    record = next;
    changed.emit();
  }

  function write() {
    const text = serialise(record);
    kept = local.write(PROGRESS_KEY, text);
    if (kept) known = text;
    mirror.later();
  }

  return {
    record: () => record,
    update(change) {
      takeIn();
      const next = change(record);
      if (next === record && kept) return;
      record = next;
      write();
      changed.emit();
    },
    refresh() {
      const stored = takeIn();
      if (stored?.uuid !== record.uuid || isFromNewerApp(stored)) return;
      if (knowsMore(record, stored)) write();
    },
    replace(next) {
      local.remove(PROGRESS_KEY);
      record = next;
      write();
      mirror.now();
      changed.emit();
    },
    isKept: () => kept,
    setLoading: mirror.setLoading,
    flush: mirror.flush,
    subscribe: changed.subscribe,
    close: mirror.stop,
  };
}
