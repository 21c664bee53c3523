import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openClient } from '../../../../src/engine/draft/remote/client.ts';
import type { RemoteRecord } from '../../../../src/engine/draft/remote/repository-contract.ts';
import { createRepository } from '../../../../src/engine/draft/remote/repository.ts';
import { retryAfter } from '../../../../src/engine/draft/remote/retry-after.ts';
import { TABLE } from './sample-table.ts';

const ID = 'an-id-longer-than-ten';
const VERSION = '2026-12-01T12:00:00.123456+00:00';
const EMPTY: RemoteRecord = { columns: null, saved: null };
const write = {
  columns: { industry_ui: 'food', email: 'a@b.co' },
  answers: { businessType: 'food' },
  currentStep: 4,
  flowVersion: 1,
};
const answersRow = {
  id: ID,
  answers: write.answers,
  current_step: 4,
  flow_version: 1,
  updated_at: VERSION,
};

type Call = {
  method: string;
  path: string;
  headers: Headers;
  body: unknown;
  signal: AbortSignal | null | undefined;
  cache: RequestCache | undefined;
};
type Reply = (call: Call) => Response | Promise<Response>;

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const postgrestError = (status: number, code: string) =>
  json(status, { code, message: 'with a@b.co in it', details: null, hint: null });

/** Responses that an intermediary may send in the server's place. */
const STRANGERS = [{ status: 'maintenance' }, 'blocked', 1, [[]], [{ id: 'another-id-than-ours' }]];
const strangersReply = (said: unknown): [string, Reply, string, string] => [
  `a stranger's ${JSON.stringify(said)}`,
  () => json(200, said),
  'unreachable',
  'not the row',
];

/** The repository on the real client, with a network that gives this response. */
function openRepository(reply: Reply) {
  const calls: Call[] = [];
  const fetch: typeof globalThis.fetch = async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const call = {
      method: init.method ?? 'GET',
      path: decodeURIComponent(url.pathname.replace('/rest/v1/', '') + url.search),
      headers: new Headers(init.headers),
      body,
      signal: init.signal,
      cache: init.cache,
    };
    calls.push(call);
    const aborted = new Promise<never>((_, reject) => {
      init.signal?.addEventListener('abort', () => {
        reject(new DOMException('aborted', 'AbortError'));
      });
    });
    return await Promise.race([reply(call), aborted]);
  };
  const { watch, asked } = retryAfter(() => Date.parse('2026-12-01T12:00:00Z'));
  const client = openClient({ url: 'https://db.test', key: 'public' }, ID, watch(fetch));
  return { repository: createRepository(client, ID, TABLE, asked), calls };
}

beforeEach(() => {
  // Node 20 has no WebSocket, but the client requires one.
  vi.stubGlobal('WebSocket', class {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('reading', () => {
  it('requests its own rows with the id as the key', async () => {
    const { repository, calls } = openRepository(({ path }) =>
      path.startsWith('onboarding?')
        ? json(200, [{ id: ID, updated_at: VERSION, industry_ui: 'food', email: null }])
        : json(200, [answersRow]),
    );
    expect(await repository.fetch()).toEqual({
      ok: true,
      value: {
        columns: { industry_ui: 'food' },
        columnsVersion: VERSION,
        saved: { answers: write.answers, currentStep: 4, flowVersion: 1, version: VERSION },
      },
    });
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      `GET onboarding?select=id,updated_at,address_state,industry_ui,email,ncci_class_code&id=eq.${ID}&flow_id=eq.onboarding`,
      `GET onboarding_answers?select=id,answers,current_step,flow_version,updated_at&id=eq.${ID}&flow_id=eq.onboarding`,
    ]);
    for (const { headers } of calls) {
      expect(headers.get('x-onboarding-id')).toBe(ID);
      expect(headers.get('apikey')).toBe('public');
    }
  });

  it('finds nothing where there are no rows', async () => {
    const { repository } = openRepository(() => json(200, []));
    expect(await repository.fetch()).toEqual({ ok: true, value: EMPTY });
  });

  it.each<[string, Reply, string, string]>([
    [
      'a network that is down',
      () => Promise.reject(new TypeError('fetch failed')),
      'unreachable',
      '0',
    ],
    ['a server error', () => postgrestError(503, 'PGRST002'), 'unreachable', 'PGRST002'],
    ['a wrong key', () => postgrestError(401, ''), 'denied', '401'],
    ['a table that is missing', () => postgrestError(404, 'PGRST205'), 'denied', 'PGRST205'],
    ['a host without a database', () => new Response('', { status: 404 }), 'denied', 'no server'],
    [
      'a page of HTML',
      () => new Response('<!doctype html>', { status: 200 }),
      'unreachable',
      '200',
    ],
    ['an answer that is cut off', () => cutOff(), 'unreachable', '0'],
    ...STRANGERS.map(strangersReply),
    [
      'the answers of somebody else',
      ({ path }: Call) =>
        json(200, path.startsWith('onboarding?') ? [] : [{ ...answersRow, id: 'x' }]),
      'unreachable',
      'not the row',
    ],
  ])('fails with %s', async (_, reply, kind, code) => {
    const { repository } = openRepository(reply);
    expect(await repository.fetch()).toEqual({ ok: false, failure: { kind, code } });
  });

  it.each<[string, Reply]>([
    ['no answer at all', () => new Promise<Response>(() => undefined)],
    ['an answer that stops halfway', ({ signal }) => stalled(signal)],
  ])('gives up after 10 seconds on %s', async (_, reply) => {
    vi.useFakeTimers();
    const { repository } = openRepository(reply);
    const result = repository.fetch();
    let done = false;
    void result.then(() => (done = true));
    await vi.advanceTimersByTimeAsync(9_999);
    expect(done).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await result).toEqual({ ok: false, failure: { kind: 'unreachable', code: '0' } });
  });
});

describe('saving', () => {
  const confirm: Reply = ({ path, method }) => {
    const row = path.startsWith('onboarding_answers')
      ? answersRow
      : { id: ID, updated_at: VERSION };
    return json(method === 'POST' ? 201 : 200, row);
  };

  it('inserts both rows under the local id when none was seen (D22)', async () => {
    const { repository, calls } = openRepository(confirm);
    const saved = await repository.save(write, EMPTY);
    expect(saved).toEqual({
      ok: true,
      value: {
        columns: write.columns,
        columnsVersion: VERSION,
        saved: { answers: write.answers, currentStep: 4, flowVersion: 1, version: VERSION },
      },
    });
    expect(calls.map(({ method, body }) => [method, body])).toEqual([
      ['POST', { id: ID, flow_id: 'onboarding', ...write.columns }],
      [
        'POST',
        { id: ID, flow_id: 'onboarding', answers: write.answers, current_step: 4, flow_version: 1 },
      ],
    ]);
  });

  it('updates only the columns that changed, and only the rows it has seen', async () => {
    const { repository, calls } = openRepository(confirm);
    const saved = { answers: {}, flowVersion: 1, version: VERSION };
    const columns = { industry_ui: 'food', email: 'old@b.co' };
    await repository.save(write, { columns, columnsVersion: VERSION, saved });
    expect(calls.map(({ method, body }) => [method, body])).toEqual([
      ['PATCH', { email: 'a@b.co' }],
      ['PATCH', { answers: write.answers, current_step: 4, flow_version: 1 }],
    ]);
    for (const { path } of calls) expect(path).toContain(`id=eq.${ID}&updated_at=eq.${VERSION}`);
  });

  it('clears a column that has no answer any more (D28)', async () => {
    const { repository, calls } = openRepository(confirm);
    const saved = { answers: {}, flowVersion: 1, version: VERSION };
    const columns = { ...write.columns, ncci_class_code: '5551' };
    const result = await repository.save(write, { columns, saved });
    expect(calls[0]?.body).toEqual({ ncci_class_code: null });
    expect(result).toMatchObject({ value: { columns: write.columns } });
  });

  it('leaves unknown columns unchanged when a row has no answers', async () => {
    const { repository, calls } = openRepository(confirm);
    const columns = { ...write.columns, ncci_class_code: '5551' };
    const result = await repository.save(write, { columns, saved: null });
    expect(calls.map(({ path }) => path.split('?')[0])).toEqual(['onboarding_answers']);
    expect(result).toMatchObject({ value: { columns } });
  });

  it('sends no unchanged column', async () => {
    const { repository, calls } = openRepository(confirm);
    await repository.save(write, { columns: write.columns, saved: null });
    expect(calls.map(({ path }) => path.split('?')[0])).toEqual(['onboarding_answers']);
  });

  it.each<[string, Reply, string, string]>([
    ['an update that meets no row', () => json(200, []), 'conflict', 'no row'],
    ['a row that exists already', () => postgrestError(409, '23505'), 'conflict', '23505'],
    ['a value over its limit', () => postgrestError(400, '23514'), 'invalid', '23514'],
    ['a body over the limit', () => new Response('too large', { status: 413 }), 'invalid', '413'],
    ['a host without a database', () => new Response('', { status: 404 }), 'denied', 'no server'],
    ['a server error', () => postgrestError(500, 'XX000'), 'unreachable', 'XX000'],
    ...STRANGERS.map(strangersReply),
  ])('never treats %s as a success', async (_, reply, kind, code) => {
    const { repository } = openRepository(reply);
    const saved = { answers: {}, flowVersion: 1, version: VERSION };
    expect(await repository.save(write, { columns: write.columns, saved })).toEqual({
      ok: false,
      failure: { kind, code },
    });
  });
});

describe('a page that goes away', () => {
  it('sends both rows without waiting for a response', async () => {
    const { repository, calls } = openRepository(() => new Promise<never>(() => undefined));
    const saved = { answers: {}, flowVersion: 1, version: VERSION };
    repository.leave(write, { columns: {}, columnsVersion: VERSION, saved });
    await vi.waitFor(() => expect(calls).toHaveLength(2));
    expect(calls.map(({ method, path }) => `${method} ${path.split('?')[0]}`).toSorted()).toEqual([
      'PATCH onboarding',
      'PATCH onboarding_answers',
    ]);
    for (const { path } of calls) expect(path).toContain(`updated_at=eq.${VERSION}`);
  });
});

describe('deleting', () => {
  it('deletes both rows and verifies it (D29)', async () => {
    const { repository, calls } = openRepository(({ method }) =>
      method === 'DELETE' ? new Response(null, { status: 204 }) : json(200, []),
    );
    expect(await repository.erase()).toEqual({ ok: true, value: null });
    expect(calls.map(({ method, path }) => `${method} ${path.split('?')[0]}`)).toEqual([
      'DELETE onboarding_answers',
      'DELETE onboarding',
      'GET onboarding',
      'GET onboarding_answers',
    ]);
  });

  it('fails when a row is still there', async () => {
    const { repository } = openRepository(({ method, path }) => {
      if (method === 'DELETE') return new Response(null, { status: 204 });
      return json(200, path.startsWith('onboarding?') ? [{ id: ID }] : []);
    });
    expect(await repository.erase()).toEqual({
      ok: false,
      failure: { kind: 'denied', code: 'kept' },
    });
  });
});

describe('a response of the server', () => {
  it('is never cached by the browser, neither for a read nor for a write', async () => {
    const { repository, calls } = openRepository(({ method, path }) => {
      if (method === 'DELETE') return new Response(null, { status: 204 });
      return json(200, path.startsWith('onboarding_answers') ? [answersRow] : [{ id: ID }]);
    });
    await repository.fetch();
    await repository.save(write, EMPTY);
    await repository.addLink('7c1d2e3f-5555-4666-8777-888899990000');
    await repository.erase();
    expect(calls.length).toBeGreaterThan(6);
    expect(new Set(calls.map(({ cache }) => cache))).toEqual(new Set(['no-store']));
  });

  const comeBack = (status: number, value?: string) => () =>
    new Response('{}', { status, headers: value === undefined ? {} : { 'Retry-After': value } });

  it.each<[string, () => Response, number | undefined]>([
    ['seconds', comeBack(429, '20'), 20_000],
    ['a date', comeBack(429, 'Tue, 01 Dec 2026 12:00:30 GMT'), 30_000],
    ['a date that is past', comeBack(429, 'Tue, 01 Dec 2026 11:00:00 GMT'), 0],
    ['an hour, which is too long', comeBack(429, '3600'), 300_000],
    ['seconds of an overloaded server', comeBack(503, '20'), 20_000],
    ['nothing', comeBack(429), undefined],
    ['no time', comeBack(429, 'soon'), undefined],
    ['seconds, to a request that is refused', comeBack(401, '20'), undefined],
  ])('asks to wait: %s', async (_, reply, wait) => {
    const { repository } = openRepository(reply);
    const read = await repository.fetch();
    expect(read).toMatchObject({ ok: false });
    expect(read.ok ? 0 : read.failure.wait).toBe(wait);
    const saved = await repository.save(write, EMPTY);
    expect(saved.ok ? 0 : saved.failure.wait).toBe(wait);
  });

  it('asks to wait once: the next failure is another', async () => {
    let answers = 0;
    const { repository } = openRepository(() => {
      answers += 1;
      if (answers === 1) return comeBack(429, '20')();
      throw new TypeError('no network');
    });
    await repository.fetch();
    const second = await repository.fetch();
    expect(second.ok ? 0 : second.failure.wait).toBeUndefined();
  });
});

/** A response whose body fails, as when the connection drops. */
function cutOff(): Response {
  const body = new ReadableStream({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode('[{"id":'));
      controller.error(new TypeError('terminated'));
    },
  });
  return new Response(body, { status: 200 });
}

/** A response whose body starts but never ends unless the reader aborts. */
function stalled(signal: AbortSignal | null | undefined): Response {
  const body = new ReadableStream({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode('[{"id":'));
      signal?.addEventListener('abort', () => controller.error(signal.reason));
    },
  });
  return new Response(body, { status: 200 });
}
