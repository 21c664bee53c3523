import { embeddedKey as publishableKey } from '../../../../src/engine/core.ts';
import { createSiteServer } from '../../../../src/server/http/server.ts';
import { openBegun } from '../../../fixtures/begun-data.ts';
import type { Target } from './target.ts';

/** The embedded backend on its own port. */
export async function openEmbedded(): Promise<Target> {
  const database = await openBegun();
  const server = createSiteServer({ database, site: undefined, pageHeaders: {}, hostNames: [] });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const bound = server.address();
  const port = typeof bound === 'object' && bound ? bound.port : 0;
  const url = `http://127.0.0.1:${port}`;
  return {
    name: 'the embedded backend',
    url,
    key: publishableKey,
    restUrl: `${url}/rest/v1`,
    fetch,
    sql: async (statements) => {
      await database.postgres.exec(statements);
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await database.close();
    },
  };
}
