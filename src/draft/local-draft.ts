import type { JsonObject } from '../logic/json.ts';
import type { Clock } from './environment.ts';
import type { LocalCopy } from './local-copy.ts';
import { draftOf, knowsMore, mergeRecords, type DraftRecord } from './record.ts';
import { readStored } from './restore.ts';
import { signal, type Signal } from './signal.ts';
import { serialise } from './stored-form.ts';
import { MIRROR_KEY, PROGRESS_KEY } from './stored-keys.ts';
import type { DraftPolicy } from './types.ts';

/** The second key follows the first after this pause, in milliseconds. */
const MIRROR_PAUSE = 300;

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

export function localDraft(
  local: LocalCopy,
  policy: DraftPolicy,
  clock: Clock,
  start: DraftRecord,
): LocalDraft {
  const changed = signal();
  let record = start;
  let kept = true;
  let loading = false;
  /** What the storage held when this tab looked last, to skip parsing what it knows. */
  let known: string | null = null;
  let stopMirror: (() => void) | undefined;

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

  function become(next: DraftRecord) {
    record = next;
    changed.emit();
  }

  function write() {
    const text = serialise(record);
    kept = local.write(PROGRESS_KEY, text);
    if (kept) known = text;
    stopMirror ??= clock.after(MIRROR_PAUSE, writeMirror);
  }

  function writeMirror() {
    stopMirror?.();
    stopMirror = undefined;
    const mirror: JsonObject = { ...policy.mirror(draftOf(record)), uuid: record.uuid, loading };
    local.write(MIRROR_KEY, JSON.stringify(mirror));
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
      if (stored && stored.uuid === record.uuid && knowsMore(record, stored)) write();
    },
    replace(next) {
      local.remove(PROGRESS_KEY);
      record = next;
      write();
      writeMirror();
      changed.emit();
    },
    isKept: () => kept,
    setLoading(next) {
      if (next === loading) return;
      loading = next;
      stopMirror ??= clock.after(MIRROR_PAUSE, writeMirror);
    },
    flush() {
      if (stopMirror) writeMirror();
    },
    subscribe: changed.subscribe,
    close() {
      stopMirror?.();
      stopMirror = undefined;
    },
  };
}
