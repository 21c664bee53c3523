import type { LocalDraft } from './local-draft.ts';
import type { Outbox } from './remote/outbox.ts';
import type { DraftStore } from './types.ts';

type DraftLinks = Pick<DraftStore, 'makeLink' | 'endLinks' | 'draftBehind'>;

/** Links to this device's draft for other devices; all of it fails without a server. */
export function draftLinks(
  local: LocalDraft,
  outbox: Outbox | undefined,
  newCode: () => string,
): DraftLinks {
  return {
    async makeLink() {
      local.settle();
      if (!outbox || (await outbox.sendNow()) !== 'saved') return undefined;
      const code = newCode();
      const made = await outbox.ask((repository) => repository.addLink(code));
      return made.ok ? code : undefined;
    },
    async endLinks() {
      const ended = await outbox?.ask((repository) => repository.endLinks());
      return ended?.ok ? 'ended' : 'failed';
    },
    async draftBehind(code) {
      const found = await outbox?.ask((repository) => repository.idForCode(code));
      if (!found?.ok) return { kind: 'failed' };
      return found.value === null ? { kind: 'ended' } : { kind: 'found', uuid: found.value };
    },
  };
}
