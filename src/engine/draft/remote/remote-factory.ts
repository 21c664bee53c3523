import type { RemoteConfig } from './config.ts';
import type { RemoteFactory, RemoteTable } from './repository-contract.ts';

/**
 * Opens repositories on the configured server. The client is a separate chunk, fetched with the
 * first call, so that no page waits for it.
 */
export function remoteFactory(config: RemoteConfig, table: RemoteTable): RemoteFactory {
  return async (uuid) => {
    const [{ openClient }, { createRepository }, { retryAfter }] = await Promise.all([
      import('./client.ts'),
      import('./repository.ts'),
      import('./retry-after.ts'),
    ]);
    const { watch, asked } = retryAfter();
    const fetch = watch(globalThis.fetch.bind(globalThis));
    return createRepository(openClient(config, uuid, fetch), uuid, table, asked);
  };
}
