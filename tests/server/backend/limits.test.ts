import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '../../../src/server/backend/database.ts';
import { embeddedKey as publishableKey } from '../../../src/engine/core.ts';
import { handleRest } from '../../../src/server/backend/rest/gateway.ts';
import { openRest } from '../../../src/server/backend/rest-handler.ts';
import { openBegun } from '../../fixtures/begun-data.ts';

let database: Database;
let server: Server;
let origin: string;
beforeAll(async () => {
  // However slow the machine is, nothing is refilled meanwhile.
  vi.useFakeTimers({ toFake: ['performance'] });
  database = await openBegun();
  const limits = {
    requests: { burst: 6, perSecond: 0.001 },
    rows: { burst: 2, perSecond: 0.5 },
    bytes: { burst: 1_000, perSecond: 100 },
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
  vi.useRealTimers();
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

test('an address that writes many bytes is told to wait, but can still read and delete', async () => {
  const id = 'limited-bytes';
  const save = (text: string) =>
    fetch(`${origin}/rest/v1/onboarding?id=eq.${id}`, {
      method: 'PATCH',
      headers: {
        from: 'four',
        apikey: publishableKey,
        'x-onboarding-id': id,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ email: text }),
    });
  expect((await save('a'.repeat(1_500))).status).not.toBe(429);
  const refused = await save('a');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '6']);
  expect((await ask('four', 'GET', id)).status).toBe(200);
  expect((await ask('four', 'DELETE', id)).status).toBe(204);
});

test('a response is not many times as long as the row that it is about', async () => {
  const id = 'limited-answer';
  const nested = Array.from({ length: 8 }).reduce<object>((inner) => ({ a: inner }), {
    text: 'x'.repeat(45_000),
  });
  const ask = (method: string, select: string, answers?: object) =>
    handleRest(database, {
      method,
      path: '/onboarding_answers',
      search: new URLSearchParams({ select }),
      headers: {
        'x-onboarding-id': id,
        'content-type': 'application/json',
        prefer: 'return=representation',
      },
      body: answers === undefined ? '' : JSON.stringify({ id, answers }),
    });
  const parts = Array.from({ length: 8 }, (_, n) => `p${n}:answers${'->a'.repeat(n + 1)}`).join();
  expect(await ask('POST', `answers,${parts}`, nested)).toMatchObject({ status: 413 });
  expect((await ask('GET', 'answers')).body).toBe('[]');
  expect((await ask('POST', 'answers', nested)).status).toBe(201);
  expect((await ask('GET', 'answers')).status).toBe(200);
  const long = await ask('GET', `answers,${parts}`);
  expect([long.status, JSON.parse(long.body).message]).toEqual([413, 'The answer is too long']);
});
