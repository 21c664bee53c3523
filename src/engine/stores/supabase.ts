import type { RemoteConfig } from '../draft/remote/config.ts';
import type { StoreAdapter } from './store-adapter.ts';
import { loadModule } from '../ui/until-loaded.ts';
import type {
  LinkedRepository,
  RemoteFactory,
  RemoteTable,
} from '../draft/remote/repository-contract.ts';

/** Keeps the answers in the browser and, whenever there is a network, in a Supabase project. */
export const supabaseStore =
  (config: RemoteConfig): StoreAdapter =>
  (questionnaire) => ({ remote: remoteFactory(config, questionnaire), hasLinks: true });

const loadClient = () =>
  Promise.all([
    import('../draft/remote/client.ts'),
    import('../draft/remote/repository.ts'),
    import('../draft/remote/retry-after.ts'),
  ]);

/**
 * Opens repositories on the configured server. The client is a separate chunk, fetched with the
 * first call, so that no page waits for it.
 */
function remoteFactory(config: RemoteConfig, table: RemoteTable): RemoteFactory<LinkedRepository> {
  return async (uuid) => {
    const loaded = await loadModule(loadClient);
    if (loaded === undefined) return undefined;
    const [{ openClient }, { createRepository }, { retryAfter }] = loaded;
    const { watch, asked } = retryAfter();
    const fetch = watch(globalThis.fetch.bind(globalThis));
    return createRepository(openClient(config, uuid, fetch), uuid, table, asked);
  };
}
