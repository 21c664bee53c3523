import { loadModule } from '../../ui/until-loaded.ts';
import type { RemoteConfig } from './config.ts';
import type { LinkedRepository, RemoteFactory, RemoteTable } from './repository-contract.ts';

const loadClient = () =>
  Promise.all([import('./client.ts'), import('./repository.ts'), import('./retry-after.ts')]);

/**
 * Opens repositories on the configured server. The client is a separate chunk, fetched with the
 * first call, so that no page waits for it.
 */
export function remoteFactory(
  config: RemoteConfig,
  table: RemoteTable,
): RemoteFactory<LinkedRepository> {
  return async (uuid) => {
    const loaded = await loadModule(loadClient);
    if (loaded === undefined) return undefined;
    const [{ openClient }, { createRepository }, { retryAfter }] = loaded;
    const { watch, asked } = retryAfter();
    const fetch = watch(globalThis.fetch.bind(globalThis));
    return createRepository(openClient(config, uuid, fetch), uuid, table, asked);
  };
}
