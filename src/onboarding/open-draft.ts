import { createDraftStore } from '../draft/draft-store.ts';
import { browserEnvironment, type DraftEnvironment } from '../draft/environment.ts';
import { remoteConfig } from '../draft/remote/config.ts';
import { remoteFactory } from '../draft/remote/remote-factory.ts';
import type { DraftStore } from '../draft/types.ts';
import { note } from '../support/log.ts';
import { draftPolicy } from './policy.ts';
import type { Questionnaire } from './questionnaire.ts';

const opened = new Map<string, DraftStore>();

/**
 * This browser's draft of a questionnaire, opened once in the life of the page: React may begin its
 * first render more than once, and a damaged draft is set aside, and told of, by the first one that
 * opens it. On the server, where the page is prerendered, an empty one.
 */
export function openDraft(questionnaire: Questionnaire): DraftStore {
  if (typeof window === 'undefined') {
    return createDraftStore({ ...NOWHERE, policy: draftPolicy(questionnaire) });
  }
  const { id } = questionnaire.flow.source;
  const store = opened.get(id) ?? openHere(questionnaire);
  opened.set(id, store);
  return store;
}

/** This draft is the one of the page, for its whole life: call it before anything opens one. */
export function openInstead(questionnaire: string, store: DraftStore): void {
  opened.set(questionnaire, store);
}

function openHere(questionnaire: Questionnaire): DraftStore {
  const config = remoteConfig(import.meta.env, window.location.origin);
  const environment = browserEnvironment(window);
  const { id, remote } = questionnaire.flow.source;
  const columns = [...new Set([remote.columns, remote.quoted].flatMap(Object.keys))];
  return createDraftStore({
    ...environment,
    log(line) {
      environment.log?.(line);
      note(line);
    },
    policy: draftPolicy(questionnaire),
    ...(config ? { remote: remoteFactory(config, { flow: id, columns }) } : {}),
  });
}

const NOWHERE: DraftEnvironment = {
  storage: null,
  clock: { now: () => 0, after: () => () => undefined },
  random: { number: () => 0, uuid: () => '' },
};
