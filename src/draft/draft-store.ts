import type { DraftEnvironment } from './environment.ts';
import { sameJson, type Json } from '../logic/json.ts';
import { localCopy } from './local-copy.ts';
import { localDraft } from './local-draft.ts';
import { asNewDraft, draftOf, emptyRecord, withValues, type DraftRecord } from './record.ts';
import { adoptRemote } from './remote/merge-remote.ts';
import { createOutbox } from './remote/outbox.ts';
import type { RemoteFactory } from './remote/repository-contract.ts';
import { restore } from './restore.ts';
import { tabName } from './revision.ts';
import { saveStateOf } from './save-state.ts';
import { signal } from './signal.ts';
import { serialise } from './stored-form.ts';
import { PROGRESS_KEY } from './stored-keys.ts';
import { notice } from './texts.ts';
import type {
  Draft,
  DraftNotice,
  DraftPolicy,
  DraftStore,
  ProgressChange,
  SaveState,
} from './types.ts';

export type DraftStoreOptions = DraftEnvironment & {
  policy: DraftPolicy;
  /** Absent: the answers stay on this device. */
  remote?: RemoteFactory;
};

/** Opens the draft of this device. Nothing in here throws, whatever storage and server do. */
export function createDraftStore(options: DraftStoreOptions): DraftStore {
  const { policy, clock, random, events } = options;
  const tab = tabName(random.number());
  const copy = localCopy(options.storage);
  const restored = restore(copy, policy, () => random.uuid());
  const local = localDraft(copy, policy, clock, restored.record);
  const notices = noticeQueue(restored.damaged ? [notice('damaged')] : []);
  const outbox =
    options.remote &&
    createOutbox({
      local,
      policy,
      open: options.remote,
      environment: options,
      tab,
      tell: (name) => notices.add(notice(name)),
    });
  if (restored.found) local.update((record) => ({ ...record }));
  const snapshot = remember(local.record, draftOf);
  const state = saveStates(() => saveStateOf(local.record(), local.isKept(), outbox?.status()));
  const stops = [
    local.subscribe(state.check),
    outbox?.subscribe(state.check),
    events?.onStored((key) => {
      if (key === PROGRESS_KEY || key === null) local.refresh();
    }),
    events?.onVisible(local.refresh),
    events?.onHidden(flush),
    events?.onLeft(() => {
      local.flush();
      outbox?.leave();
    }),
  ];

  function flush() {
    local.flush();
    outbox?.flush();
  }

  /** Leaves nothing of the answers in the browser, not even what was set aside. */
  function forget() {
    copy.clear();
    local.replace(emptyRecord(random.uuid(), policy.flowVersion));
  }

  return {
    getSnapshot: snapshot,
    subscribe: local.subscribe,
    change(sections, progress = {}) {
      const unknown = Object.keys(sections).filter((name) => !policy.sections.includes(name));
      if (unknown.length > 0) throw new Error(`The flow has no section ${unknown.join(', ')}.`);
      local.update((record) => {
        const news = newValues(record, { ...sections, ...given(progress) });
        if (Object.keys(news).length === 0) return record;
        const savedAt = new Date(clock.now()).toISOString();
        return { ...withValues(record, news, tab), savedAt };
      });
      outbox?.nudge();
    },
    postpone: () => outbox?.postpone(),
    flush,
    connect: () => outbox?.connect(restored.found),
    saveNow: async () => (outbox ? await outbox.sendNow() : 'saved'),
    hasAnswers: () => Object.keys(snapshot().answers).length > 0,
    async resume(uuid) {
      if (!outbox) return 'failed';
      const sent = await outbox.sendNow();
      const found = await outbox.peek(uuid);
      if (!found.ok) return 'failed';
      if (!found.value.columns && !found.value.saved) return 'not-found';
      if (Object.keys(snapshot().answers).length > 0) {
        const isAside = copy.setAside(PROGRESS_KEY, serialise(local.record()));
        if (!isAside && sent !== 'saved') return 'failed';
      }
      const savedAt = new Date(clock.now()).toISOString();
      const opened = adoptRemote(emptyRecord(uuid, policy.flowVersion), found.value, policy, tab);
      local.replace({ ...opened, savedAt });
      return 'resumed';
    },
    keep() {
      local.refresh();
      if (outbox?.status().gone !== local.record().uuid) return;
      local.replace(asNewDraft(local.record(), random.uuid()));
      outbox.nudge();
    },
    startOver: forget,
    async deleteEverywhere() {
      if (!outbox) {
        forget();
        return 'deleted';
      }
      const erased = await outbox.erase(forget);
      return erased.ok ? 'deleted' : 'failed';
    },
    saveState: state.get,
    subscribeSaveState: state.subscribe,
    takeNotices: notices.take,
    subscribeNotices: notices.subscribe,
    close() {
      local.close();
      outbox?.close();
      stops.forEach((stop) => stop?.());
    },
  };
}

/** Progress that was not given stays as it is: only a section can be removed. */
function given(progress: ProgressChange): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(progress).filter(([, value]: [string, unknown]) => value !== undefined),
  );
}

/** The values that differ from what is there, each a copy that nobody else can change. */
function newValues(
  record: DraftRecord,
  values: Readonly<Record<string, Json | undefined>>,
): Record<string, Json | undefined> {
  const copied = Object.entries(values).map(([name, value]): [string, Json | undefined] => [
    name,
    value === undefined ? undefined : structuredClone(value),
  ]);
  return Object.fromEntries(
    copied.filter(([name, value]) => !sameJson(record.entries[name]?.value, value)),
  );
}

function remember(record: () => DraftRecord, make: (record: DraftRecord) => Draft): () => Draft {
  let last: { record: DraftRecord; draft: Draft } | undefined;
  return () => {
    const current = record();
    if (last?.record !== current) last = { record: current, draft: make(current) };
    return last.draft;
  };
}

/** The save state as a stable object that tells only of real changes. */
function saveStates(compute: () => SaveState) {
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

type NoticeQueue = {
  subscribe: (listener: () => void) => () => void;
  add: (notice: DraftNotice) => void;
  take: () => DraftNotice[];
};

function noticeQueue(start: readonly DraftNotice[]): NoticeQueue {
  const changed = signal();
  let waiting = [...start];
  return {
    subscribe: changed.subscribe,
    add: (added) => {
      waiting.push(added);
      changed.emit();
    },
    take: () => {
      const taken = waiting;
      waiting = [];
      return taken;
    },
  };
}
