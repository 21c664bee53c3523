import { isLocal, isUnsent, namesWhere, type DraftRecord } from './record.ts';
import type { OutboxStatus } from './remote/outbox.ts';
import { draftTexts } from './texts.ts';
import type { SaveState } from './types.ts';

/** What the visitor is told; `outbox` is undefined where there is no server. */
export function saveStateOf(
  record: DraftRecord,
  kept: boolean,
  outbox: OutboxStatus | undefined,
): SaveState {
  if (outbox?.gone === record.uuid) return { kind: 'gone' };
  if (!kept) return { kind: 'not-stored' };
  const { savedAt } = record;
  if (!savedAt) return { kind: 'idle' };
  if (!outbox) return { kind: 'on-device', at: savedAt, retry: false };
  const refused = namesWhere(record, (entry) => isLocal(entry) && !isUnsent(entry));
  if (refused.length > 0) {
    const message = draftTexts.saveState.rejectedDetail;
    return { kind: 'rejected', sections: refused, message };
  }
  const unsent = namesWhere(record, isUnsent).length > 0;
  if (unsent && outbox.failing && !outbox.sending) {
    return { kind: 'on-device', at: savedAt, retry: true };
  }
  if (unsent) return { kind: 'saving' };
  return { kind: 'saved', at: outbox.savedAt ?? savedAt };
}
