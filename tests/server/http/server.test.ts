import { expect, test, vi } from 'vitest';
import { createSiteServer } from '../../../src/server/http/server.ts';

test('a request that fails here is answered with 500, and the log says why', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const server = createSiteServer({
    database: undefined,
    site: () => {
      throw new Error('no disk');
    },
    pageHeaders: {},
    hostNames: [],
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const bound = server.address();
  const port = typeof bound === 'object' && bound ? bound.port : 0;
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  expect(answer.status).toBe(500);
  expect(log.mock.calls).toEqual([['A request failed:', expect.stringContaining('no disk')]]);
  log.mockRestore();
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

test('a request has half a minute to arrive, and a connection on which nothing moves ends', () => {
  const { headersTimeout, requestTimeout, timeout } = createSiteServer({
    database: undefined,
    site: undefined,
    pageHeaders: {},
    hostNames: [],
  });
  expect(Math.max(headersTimeout, requestTimeout)).toBe(30_000);
  expect([headersTimeout, timeout]).toEqual([10_000, 30_000]);
});
