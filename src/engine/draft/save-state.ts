import { sameJson } from '../logic/json.ts';
import { isRefused } from './record/entry.ts';
import { hasUnsent, sectionNames, type DraftRecord } from './record/record.ts';
import type { RemoteStatus } from './remote/remote-draft.ts';
import { signal, type Signal } from './signal.ts';
import { draftTexts } from './texts.ts';
import type { SaveState } from './types.ts';

/** The save state to show; `remote` is undefined if there is no server. */
export function saveStateOf(
  record: DraftRecord,
  kept: boolean,
  remote: RemoteStatus | undefined,
): SaveState {
  if (remote?.gone === record.uuid) return { kind: 'gone' };
  if (!kept) return { kind: 'not-stored' };
  const { savedAt } = record;
  if (!savedAt) return { kind: 'idle' };
  if (!remote) return { kind: 'on-device', at: savedAt, retry: false };
  const refused = sectionNames(record, isRefused);
  if (refused.length > 0) {
    const message = draftTexts.saveState.rejectedDetail;
    return { kind: 'rejected', sections: refused, message };
  }
  const unsent = hasUnsent(record);
  if (unsent && remote.failing && !remote.sending) {
    return { kind: 'on-device', at: savedAt, retry: true };
  }
  if (unsent) return { kind: 'saving' };
  return { kind: 'saved', at: remote.savedAt ?? savedAt };
}

/** A save state that stays the same object until it changes. */
type SaveStateSignal = {
  get: () => SaveState;
  subscribe: Signal['subscribe'];
  /** Recomputes it and notifies subscribers if it changed. */
  check: () => void;
};

/** Turns a computed save state into a signal: call `check` when it may have changed. */
export function saveStateSignal(compute: () => SaveState): SaveStateSignal {
  const changed = signal();
  let current = compute();
  return {
    get: () => current,
    subscribe: changed.subscribe,
    check: () => {
      const next = compute();
      if (sameJson(next, current)) return;
      current = next;
      changed.emit();
    },
  };
}
