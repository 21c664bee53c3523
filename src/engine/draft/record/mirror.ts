import type { JsonObject } from '../../logic/json.ts';
import type { LocalCopy } from '../local-copy.ts';
import { draftOf, storableAnswers } from './draft-of.ts';
import { isLocal } from './entry.ts';
import { sectionNames, type DraftRecord } from './record.ts';
import type { DraftPolicy } from '../types.ts';

/**
 * The second storage key, `onboardingData` (spec section 3), written along with the first. `sent`
 * names the entries that the server has, in case the first key is lost.
 */
export type Mirror = {
  write: () => void;
  /** Sets its `loading` flag: true while saving, fetching or submitting. */
  setLoading: (loading: boolean) => void;
};

/** Mirrors whatever record is current when it writes. */
export function mirrorOf(
  record: () => DraftRecord,
  local: LocalCopy,
  policy: Pick<DraftPolicy, 'mirror' | 'storable'>,
): Mirror {
  let loading = false;

  function write() {
    const current = record();
    const draft = draftOf(current);
    const sent = sectionNames(current, (entry) => !isLocal(entry));
    const mirror: JsonObject = {
      ...policy.mirror({ ...draft, answers: storableAnswers(draft.answers, policy) }),
      uuid: current.uuid,
      loading,
      ...(sent.length > 0 ? { sent } : {}),
    };
    local.write(local.keys.mirror, JSON.stringify(mirror));
  }

  return {
    write,
    setLoading(next) {
      if (next === loading) return;
      loading = next;
      write();
    },
  };
}
