import { createDraftStore } from '../draft/draft-store.ts';
import { browserEnvironment, type DraftEnvironment } from '../draft/environment.ts';
import type { DraftStore } from '../draft/types.ts';
import { draftPolicy } from '../onboarding/policy.ts';
import type { Questionnaire } from '../onboarding/questionnaire.ts';
import type { StoreAdapter } from './stores/store-adapter.ts';

const opened = new WeakMap<StoreAdapter, Map<string, DraftStore>>();

/**
 * The draft of a questionnaire in a store, opened once in the life of the page: React may begin its
 * first render more than once, and a damaged draft is set aside, and told of, by the first one that
 * opens it. On the server, where the page is prerendered, an empty one.
 */
export function openDraft(questionnaire: Questionnaire, adapter: StoreAdapter): DraftStore {
  const policy = draftPolicy(questionnaire);
  if (typeof window === 'undefined') return createDraftStore({ ...NOWHERE, policy });
  const { id, remote } = questionnaire.flow.source;
  const known = opened.get(adapter)?.get(id);
  if (known !== undefined) return known;
  const columns = [...new Set([remote.columns, remote.quoted].flatMap(Object.keys))];
  const own = adapter({ flow: id, columns });
  const store = createDraftStore({ ...browserEnvironment(window), ...own, policy });
  openInstead(adapter, id, store);
  return store;
}

/** This draft is the one of the page, for its whole life: call it before anything opens one. */
export function openInstead(adapter: StoreAdapter, questionnaire: string, store: DraftStore): void {
  const drafts = opened.get(adapter) ?? new Map<string, DraftStore>();
  opened.set(adapter, drafts.set(questionnaire, store));
}

const NOWHERE: DraftEnvironment = {
  storage: null,
  clock: { now: () => 0, after: () => () => undefined },
  random: { number: () => 0, uuid: () => '' },
};
