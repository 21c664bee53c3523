import texts from '../../../schemas/content/return-texts.json';
import type { DraftEnvironment } from './environment.ts';
import type { LocalCopy } from './local-copy.ts';
import type { LocalDraft } from './local-draft.ts';
import type { DraftRecord } from './record/record.ts';
import type { Outbox } from './remote/outbox.ts';
import { setAside } from './record/restore.ts';
import { isStale } from './stored-keys.ts';
import { asNotice } from './texts.ts';
import type { DraftNotice } from './types.ts';

type Device = { local: LocalDraft; copy: LocalCopy; outbox: Outbox | undefined };

/**
 * Looks for drafts untouched for 90 days (D40; the figure is with `isStale`, as marketing pages ask
 * it, too): deletes the one that was set aside, and returns the notice to show if the device's own
 * has to be deleted. The age is that by another clock than this device's, which may be wrong. It may
 * also have been wrong when the answers were saved, so those that the server had are too old only
 * once the server has deleted them.
 */
export async function expired(
  { local, copy, outbox }: Device,
  timeElsewhere: DraftEnvironment['timeElsewhere'],
): Promise<DraftNotice | undefined> {
  const now = await timeElsewhere?.();
  if (now === undefined) return undefined;
  const aside = setAside(copy);
  if (aside && isStale(aside, now)) copy.removeAside(copy.keys.progress);
  local.refresh();
  const record = local.record();
  if (!isOld(record, now)) return undefined;
  if (outbox && Object.values(record.entries).some(({ ack }) => ack !== undefined)) {
    const found = await outbox.ask((repository) => repository.fetch(), record.uuid);
    if (!found.ok || found.value.columns || found.value.saved) return undefined;
  }
  return local.isSettled() && isOld(local.record(), now) ? asNotice(texts.expired) : undefined;
}

const isOld = ({ savedAt, entries }: DraftRecord, now: number): boolean =>
  isStale({ savedAt, quoteStatus: entries['quoteStatus']?.value }, now);
