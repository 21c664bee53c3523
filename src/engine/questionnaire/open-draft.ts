import { createDraftStore } from '../draft/draft-store.ts';
import { browserEnvironment, type DraftEnvironment } from '../draft/environment.ts';
import type { DraftPolicy, DraftStore, SectionChanges } from '../draft/types.ts';
import type { Answers } from '../flow/types.ts';
import { draftPolicy } from '../pages/policy.ts';
import type { Questionnaire } from '../pages/questionnaire.ts';
import type { StoreAdapter } from '../stores/store-adapter.ts';

const opened = new WeakMap<StoreAdapter, Map<string, DraftStore>>();

/**
 * A questionnaire's draft in a store, opened once per page load: React may start its first render
 * more than once, and the first one to open a damaged draft sets it aside and reports it. While the
 * page is prerendered on the server, an empty draft.
 */
export function openDraft(
  questionnaire: Questionnaire,
  adapter: StoreAdapter,
  prefilled?: Answers,
): DraftStore {
  const policy = draftPolicy(questionnaire);
  if (typeof window === 'undefined') return createDraftStore({ ...NOWHERE, policy });
  const { id, remote } = questionnaire.flow.source;
  const known = opened.get(adapter)?.get(id);
  if (known !== undefined) return known;
  const columns = [...new Set([remote.columns, remote.quoted].flatMap(Object.keys))];
  const own = adapter({ flow: id, columns });
  const store = createDraftStore({ ...browserEnvironment(window), ...own, policy });
  if (prefilled !== undefined && !store.hasAnswers()) {
    const { fitting = (given) => given } = questionnaire;
    store.change(upgraded(fitting(prefilled), policy));
  }
  openInstead(adapter, id, store);
  return store;
}

/** Makes this the page's draft for its whole life; call it before anything opens one. */
export function openInstead(adapter: StoreAdapter, questionnaire: string, store: DraftStore): void {
  const drafts = opened.get(adapter) ?? new Map<string, DraftStore>();
  opened.set(adapter, drafts.set(questionnaire, store));
}

/** The given answers to questions of the questionnaire, in the form in which they are stored. */
const upgraded = (given: Answers, { sections, upgrade }: DraftPolicy): SectionChanges =>
  Object.fromEntries(
    sections.flatMap((section) => {
      const value = given[section];
      const kept = value === undefined ? undefined : upgrade(section, value);
      return kept === undefined ? [] : [[section, kept]];
    }),
  );

const NOWHERE: DraftEnvironment = {
  storage: null,
  clock: { now: () => 0, after: () => () => undefined },
  random: { number: () => 0, uuid: () => '' },
};
