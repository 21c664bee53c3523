import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../src/server/backend/database.ts';
import { embeddedKey as publishableKey } from '../../../src/engine/core.ts';
import { openRest } from '../../../src/server/backend/rest-handler.ts';
import { openBegun } from '../../fixtures/begun-data.ts';

let database: Database;
let server: Server;
let origin: string;
beforeAll(async () => {
  database = await openBegun();
  const limits = {
    requests: { burst: 6, perSecond: 0.001 },
    rows: { burst: 2, perSecond: 0.5 },
  };
  const rest = openRest(database, limits);
  server = createServer((request, response) => {
    void rest(request, response, String(request.headers['from']));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const bound = server.address();
  origin = `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`;
}, 120_000);
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
  await database.close();
});

const ask = (from: string, method: string, id: string) =>
  fetch(`${origin}/rest/v1/onboarding`, {
    method,
    headers: {
      from,
      apikey: publishableKey,
      'x-onboarding-id': id,
      'content-type': 'application/json',
      prefer: 'resolution=merge-duplicates',
    },
    ...(method === 'POST' ? { body: JSON.stringify({ id }) } : {}),
  });

test('an address that adds row after row is told to wait, but can still read and delete', async () => {
  const statuses = [];
  for (const id of ['limited-row-1', 'limited-row-1', 'limited-row-2']) {
    statuses.push((await ask('one', 'POST', id)).status);
  }
  expect(statuses).toEqual([201, 200, 201]);
  const refused = await ask('one', 'POST', 'limited-row-3');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '2']);
  expect(refused.headers.get('access-control-expose-headers')).toContain('Retry-After');
  expect(await refused.json()).toEqual({
    code: '429',
    message: 'Too many requests',
    details: 'Try again in 2 seconds',
    hint: null,
  });
  expect((await ask('one', 'GET', 'limited-row-1')).status).toBe(200);
  expect((await ask('one', 'DELETE', 'limited-row-1')).status).toBe(204);
});

test('an address with too many requests is told to wait, and no other address is', async () => {
  const statuses = [];
  for (let n = 0; n < 7; n += 1) statuses.push((await ask('two', 'GET', 'limited-row-9')).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
  expect((await ask('three', 'GET', 'limited-row-9')).status).toBe(200);
});
