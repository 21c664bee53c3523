import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmbedded } from './targets/embedded.ts';
import { START_MS, type Target } from './targets/target.ts';

let target: Target;
beforeAll(async () => {
  target = await openEmbedded();
}, START_MS);
afterAll(async () => await target.close());

test.for(['POST', 'PATCH', 'DELETE'])(
  'a view refuses %s as the client’s mistake',
  async (method) => {
    const answer = await target.fetch(`${target.restUrl}/submitted_quote_requests?email=eq.x`, {
      method,
      headers: { apikey: target.key, 'content-type': 'application/json' },
      ...(method !== 'DELETE' && { body: '{"email":"x"}' }),
    });
    expect(answer.status).toBe(405);
    expect(await answer.json()).toMatchObject({ code: '55000' });
  },
);
