import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmbedded } from '../targets/embedded.ts';
import { openPostgrest } from '../targets/postgrest.ts';
import type { Target } from '../targets/target.ts';
import { seeded } from './random.ts';
import { fuzzRequest, IDS, type FuzzRequest } from './request.ts';

const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 1200);
const SEED = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));

/** Rows that everyone may read in this test, so that mistakes in filters and orders show. */
const ROWS = `
create policy "Everyone reads" on public.onboarding for select to anon using (true);
create policy "Everyone reads" on public.onboarding_answers for select to anon using (true);
insert into public.onboarding (id, email, industry_ui, address_state) values
  ('${IDS[0]}', 'a@b.co', 'food', 'IL'), ('${IDS[1]}', 'A@B.CO', 'quoted:QTE-1', null),
  ('seen-by-everyone-1', null, null, 'NY'), ('seen-by-everyone-2', 'comma,paren)(', 'retail', 'IL');
insert into public.onboarding_answers (id, answers, current_step) values
  ('${IDS[0]}', '{"a": "food", "b": {"c": "7"}, "list": [1, null], "n": 7}', 7),
  ('seen-by-everyone-1', '{"a": 1.50, "list": []}', 2), ('seen-by-everyone-2', '{}', 23);
`;

let embedded: Target;
let real: Target;
beforeAll(async () => {
  [embedded, real] = await Promise.all([openEmbedded(), openPostgrest()]);
  await Promise.all([embedded.sql(ROWS), real.sql(ROWS)]);
});
afterAll(async () => await Promise.all([embedded?.close(), real?.close()]));

type Seen = { status: number; range: string | null; body: unknown; text: string };

async function send(target: Target, { method, path, headers, body }: FuzzRequest): Promise<Seen> {
  const response = await fetch(target.restUrl + path, {
    method,
    headers: { ...headers, apikey: target.key, authorization: `Bearer ${target.key}` },
    ...(body === undefined ? {} : { body }),
  });
  const text = (await response.text()).replace(/"\d{4}-\d\d-\d\dT[\d:.]+\+00:00"/g, '"(a time)"');
  const parsed: unknown = text === '' ? '' : JSON.parse(text);
  // Without an order, a list is compared as a set.
  const rows = Array.isArray(parsed) && !path.includes('order=') ? sorted(parsed) : parsed;
  return {
    status: response.status,
    range: response.headers.get('content-range'),
    body: rows,
    text,
  };
}

/**
 * With several conditions a request can have several faults, and which one is reported first is not part
 * of the contract: here both sides report a wrong type or name.
 */
const CONDITION = /[=.](?:eq|neq|[gl]te?|i?like|c[sd]|is|in)\./g;

const isTwoFaults = ({ path }: FuzzRequest, ours: Seen, theirs: Seen) =>
  (path.match(CONDITION) ?? []).length + (path.includes('nothing') ? 1 : 0) > 1 &&
  [ours, theirs].every(({ status, text }) => {
    return (status === 400 || status === 404) && (text === '' || /"code":"(22|42)/.test(text));
  });

const sorted = (rows: unknown[]) => rows.map((row) => JSON.stringify(row)).sort();

/** A whole response, or only status and code of an error; the texts differ between versions. */
function comparable({ status, range, body }: Seen): unknown {
  if (status < 400) return { status, range, body };
  return {
    status,
    code: typeof body === 'object' && body !== null ? Reflect.get(body, 'code') : '',
  };
}

test(
  'random requests get the same answer from the embedded backend and from PostgREST',
  { timeout: 120_000 },
  async () => {
    const random = seeded(SEED);
    const differences: object[] = [];
    const seen = new Map<string, number>();
    for (let n = 0; n < REQUESTS; n += 1) {
      const request = fuzzRequest(random);
      const [ours, theirs] = await Promise.all([send(embedded, request), send(real, request)]);
      const name = `${request.method} ${theirs.status}`;
      seen.set(name, (seen.get(name) ?? 0) + 1);
      if (
        !isDeepStrictEqual(comparable(ours), comparable(theirs)) &&
        !isTwoFaults(request, ours, theirs)
      ) {
        differences.push({
          request,
          ours: [ours.status, ours.range, ours.text],
          theirs: [theirs.status, theirs.range, theirs.text],
        });
      }
    }
    const kinds = [...seen].map(([name, count]) => `${name}: ${count}`).sort();
    console.log(
      `${REQUESTS} requests, seed ${SEED}, ${differences.length} differ\n${kinds.join(', ')}`,
    );
    for (const difference of differences.slice(0, 10)) console.log(JSON.stringify(difference));
    expect(differences.length, `SEED=${SEED}`).toBe(0);
    // A run in which every request is refused compares nothing.
    const kept = ['GET 200', 'POST 201', 'POST 200', 'PATCH 200', 'DELETE 204'];
    expect(kept.filter((name) => (seen.get(name) ?? 0) < 5)).toEqual([]);
  },
);
