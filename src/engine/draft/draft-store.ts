import { sameJson } from '../logic/json.ts';
import type { DraftEnvironment } from './environment.ts';
import { loadModule } from '../ui/until-loaded.ts';
import { localCopy } from './local-copy.ts';
import { type LocalDraft, localDraft } from './local-draft.ts';
import { noticeQueue } from './notice-queue.ts';
import { draftOf } from './record/draft-of.ts';
import { type DraftRecord, asNewDraft, emptyRecord } from './record/record.ts';
import { withoutRefusals } from './record/verdicts.ts';
import type { OutboxNotice } from './remote/failure-reports.ts';
import type { Outbox } from './remote/outbox.ts';
import { lateOutbox, type LateOutbox } from './remote/late-outbox.ts';
import type { Remote } from './remote/repository-contract.ts';
import { idAside, restore } from './record/restore.ts';
import { tabName } from './record/revision.ts';
import { saveStateOf, saveStateSignal } from './save-state.ts';
import { conflictNotice, notice } from './texts.ts';
import type { AnswerConflict, Draft, DraftNotice, DraftPolicy, DraftStore } from './types.ts';

const loadAge = () => import('./expire.ts');
const loadOpener = () => import('./open-other.ts');

export type DraftStoreOptions = DraftEnvironment &
  Remote & {
    policy: DraftPolicy;
    /** The notice to show when submitted answers do not reach the server. */
    submitFailed?: DraftNotice;
  };

/** Opens this device's draft. Nothing in it throws, whatever storage and server do. */
export function createDraftStore(options: DraftStoreOptions): DraftStore {
  const { policy, clock, random, events } = options;
  const tab = tabName(random.number());
  const copy = localCopy(options.storage, policy.keys);
  const restored = restore(copy, policy, () => random.uuid(), clock.now());
  const notices = noticeQueue(restored.notice ? [notice(restored.notice)] : []);
  const onConflicts = (conflicts: readonly AnswerConflict[]) =>
    conflicts.forEach((conflict) => notices.add(conflictNotice(conflict, policy)));
  const named = (name: OutboxNotice) =>
    name === 'submitFailed' ? (options.submitFailed ?? notice('autosaveFailed')) : notice(name);
  const start = restored.record;
  const local = localDraft({ storage: copy, policy, clock, tab, start, onConflicts });
  const server =
    options.remote &&
    lateOutbox(
      {
        local,
        policy,
        open: options.remote,
        environment: options,
        tab,
        notices: {
          show: (name) => notices.add(named(name)),
          end: (name) => notices.end(named(name)),
        },
        onConflicts,
      },
      () => state.check(),
    );
  // Retry what the server refused on an earlier visit: the cause may be fixed by now.
  if (restored.found) local.update(withoutRefusals);
  const snapshot = remember(local.record);
  const state = saveStateSignal(() =>
    saveStateOf(local.record(), local.isKept(), server?.status()),
  );
  const stops = [
    local.subscribe(state.check),
    // Also covers answers that settle after a pause of their own.
    local.subscribe(() => server?.loaded()?.nudge()),
    events?.onStored((key) => {
      if (key === policy.keys.progress) local.refresh();
    }),
    events?.onVisible(local.refresh),
    events?.onHidden(flush),
    events?.onLeft(() => {
      local.settle();
      server?.loaded()?.leave();
    }),
  ];

  /** A bug must be known, but must not keep the answers from being sent. */
  function unexpected(error: unknown): undefined {
    options.report?.(error);
  }

  function flush() {
    local.settle();
    server?.loaded()?.flush();
  }

  /** Removes all answers from the browser, even those set aside. */
  function forget() {
    copy.clear();
    local.replace(emptyRecord(random.uuid(), policy.flowVersion));
  }

  /** Connects once it is known whether what looks too old is deleted (D40). */
  async function connect() {
    const outbox = await server?.untilLoaded();
    const deleted = restored.isStale && (await deletedForAge(outbox));
    if (deleted) {
      const isNews = Object.keys(snapshot().answers).length > 0;
      forget();
      if (isNews) notices.add(deleted);
    }
    outbox?.connect(restored.found && !deleted);
  }

  async function deletedForAge(outbox: Outbox | undefined): Promise<DraftNotice | undefined> {
    const age = await loadModule(loadAge);
    const device = { local, copy, outbox };
    return await age?.expired(device, options.timeElsewhere).catch(unexpected);
  }

  return {
    getSnapshot: snapshot,
    subscribe: local.subscribe,
    answers: local.answers,
    subscribeEntered: local.subscribeEntered,
    enter(sections, entering) {
      local.enter(sections, entering);
      server?.loaded()?.postpone();
    },
    settle: local.settle,
    isSettled: local.isSettled,
    beforeSettling: local.beforeSettling,
    change: (sections, progress = {}, left) => local.change(sections, progress, left),
    refresh: local.refresh,
    flush,
    hasServer: server !== undefined,
    hasLinks: options.hasLinks === true,
    survivesReload: () => local.isKept() && options.isPageBound !== true,
    connect() {
      connect().catch(unexpected);
    },
    saveNow: async () => {
      local.settle();
      return server ? await server.sendNow() : 'saved';
    },
    ...draftLinks(local, server, () => random.uuid()),
    hasAnswers: () => Object.keys(snapshot().answers).length > 0,
    async resume(uuid) {
      local.settle();
      const outbox = await server?.load();
      if (!outbox) return 'failed';
      const here = { local, copy, outbox, policy, clock, tab };
      const opener = await loadModule(loadOpener);
      const opened = await opener?.openOther(uuid, here).catch(unexpected);
      return opened ?? 'failed';
    },
    keep() {
      local.refresh();
      if (server?.status().gone !== local.record().uuid) return;
      local.replace(asNewDraft(local.record(), random.uuid()));
      server.loaded()?.nudge();
    },
    startOver: forget,
    async deleteEverywhere() {
      if (!server) {
        forget();
        return 'deleted';
      }
      const outbox = await server.load();
      const erased = await outbox?.erase(forget, idAside(copy));
      return erased?.ok ? 'deleted' : 'failed';
    },
    saveState: state.get,
    subscribeSaveState: state.subscribe,
    takeNotices: notices.take,
    takeEndedNotices: notices.takeEnded,
    subscribeNotices: notices.subscribe,
    close() {
      local.close();
      server?.close();
      stops.forEach((stop) => stop?.());
    },
  };
}

/**
 * The draft of the current record. It stays the same object if only the state of saving differs, and
 * so do its answers if they are equal: pages render again, and paths are walked again, for new ones.
 */
function remember(record: () => DraftRecord): () => Draft {
  let known = record();
  let draft = draftOf(known);
  return () => {
    if (known !== record()) {
      known = record();
      const next = draftOf(known);
      if (!sameJson(draft.answers, next.answers)) draft = next;
      else if (!sameJson(draft, next)) draft = { ...next, answers: draft.answers };
    }
    return draft;
  };
}

type DraftLinks = Pick<DraftStore, 'makeLink' | 'endLinks' | 'draftBehind'>;

/** Links to this device's draft for other devices; all of it fails where there are none. */
function draftLinks(
  local: LocalDraft,
  server: LateOutbox | undefined,
  newCode: () => string,
): DraftLinks {
  return {
    async makeLink() {
      local.settle();
      const outbox = await server?.load();
      if (!outbox || (await outbox.sendNow()) !== 'saved') return undefined;
      const code = newCode();
      const made = await outbox.ask(
        async (repository) => (await repository.addLink?.(code)) ?? UNLINKED,
      );
      return made.ok ? code : undefined;
    },
    async endLinks() {
      const outbox = await server?.load();
      const ended = await outbox?.ask(
        async (repository) => (await repository.endLinks?.()) ?? UNLINKED,
      );
      return ended?.ok ? 'ended' : 'failed';
    },
    async draftBehind(code) {
      const outbox = await server?.load();
      const found = await outbox?.ask(
        async (repository) => (await repository.idForCode?.(code)) ?? UNLINKED,
      );
      if (!found?.ok) return { kind: 'failed' };
      return found.value === null ? { kind: 'ended' } : { kind: 'found', uuid: found.value };
    },
  };
}

const UNLINKED = { ok: false, failure: { kind: 'denied', code: 'links' } } as const;
