import { createDraftStore } from '../draft/draft-store.ts';
import { browserEnvironment, type DraftEnvironment } from '../draft/environment.ts';
import { remoteConfig } from '../draft/remote/config.ts';
import { remoteFactory } from '../draft/remote/remote-factory.ts';
import type { DraftPolicy, DraftStore } from '../draft/types.ts';
import { note } from '../support/log.ts';
import { onboardingFlow, shapes } from './flow.ts';
import { draftPolicy } from './policy.ts';

let opened: DraftStore | undefined;

/**
 * The draft of this browser, opened once in the life of the page: React may begin its first render
 * more than once, and a damaged draft is set aside, and told of, by the first one that opens it.
 * On the server, where the page is prerendered, an empty one.
 */
export function openDraft(): DraftStore {
  const policy = draftPolicy(onboardingFlow, shapes);
  if (typeof window === 'undefined') return createDraftStore({ ...NOWHERE, policy });
  opened ??= openHere(policy);
  return opened;
}

/** This draft is the one of the page, for its whole life: call it before anything opens one. */
export function openInstead(store: DraftStore): void {
  opened = store;
}

function openHere(policy: DraftPolicy): DraftStore {
  const config = remoteConfig(import.meta.env, window.location.origin);
  const environment = browserEnvironment(window);
  return createDraftStore({
    ...environment,
    log(line) {
      environment.log?.(line);
      note(line);
    },
    policy,
    ...(config ? { remote: remoteFactory(config) } : {}),
  });
}

const NOWHERE: DraftEnvironment = {
  storage: null,
  clock: { now: () => 0, after: () => () => undefined },
  random: { number: () => 0, uuid: () => '' },
};
