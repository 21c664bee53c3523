import { instantOf, type Clock } from './environment.ts';
import type { LocalCopy } from './local-copy.ts';
import type { LocalDraft } from './local-draft.ts';
import { draftOf } from './record/draft-of.ts';
import { emptyRecord } from './record/record.ts';
import { adoptRemote } from './remote/adopt-remote.ts';
import type { Outbox } from './remote/outbox.ts';
import { serialize } from './record/stored-form.ts';
import type { DraftPolicy, DraftStore } from './types.ts';

/** The parts that hold this device's answers. */
type Device = {
  local: LocalDraft;
  copy: LocalCopy;
  outbox: Outbox;
  policy: DraftPolicy;
  clock: Clock;
  tab: string;
};

/**
 * Opens the server's answers under another id as this device's draft. The device's own answers are
 * sent first and set aside; if both fail, they stay and nothing is opened.
 */
export async function openOther(
  uuid: string,
  { local, copy, outbox, policy, clock, tab }: Device,
): ReturnType<DraftStore['resume']> {
  const sent = await outbox.sendNow();
  const found = await outbox.ask((repository) => repository.fetch(), uuid);
  if (!found.ok) return 'failed';
  if (!found.value.columns && !found.value.saved) return 'not-found';
  if (Object.keys(draftOf(local.record()).answers).length > 0) {
    const isAside = copy.setAside(copy.keys.progress, serialize(local.record(), policy));
    if (!isAside && sent !== 'saved') return 'failed';
  }
  const empty = emptyRecord(uuid, policy.flowVersion);
  const { record: opened } = adoptRemote(empty, found.value, policy, tab);
  local.replace({ ...opened, savedAt: instantOf(clock) });
  return 'resumed';
}
