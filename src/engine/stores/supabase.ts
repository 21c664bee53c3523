import type { RemoteConfig } from '../draft/remote/config.ts';
import { remoteFactory } from '../draft/remote/remote-factory.ts';
import type { StoreAdapter } from './store-adapter.ts';

/** Keeps the answers in the browser and, whenever there is a network, in a Supabase project. */
export const supabaseStore =
  (config: RemoteConfig): StoreAdapter =>
  (questionnaire) => ({ remote: remoteFactory(config, questionnaire), hasLinks: true });
