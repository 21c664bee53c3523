import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, test, vi } from 'vitest';
import { createSiteServer, limitConnections } from '../../../src/server/http/server.ts';

test.for([
  ['fails in our code gets a 500', new Error('no disk'), 500],
  [
    'finds no file handle left gets a 503',
    Object.assign(new Error('no disk'), { code: 'EMFILE' }),
    503,
  ],
] as const)('a request that %s, and the log says why', async ([, error, status]) => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const server = createSiteServer({
    database: undefined,
    site: () => {
      throw error;
    },
    pageHeaders: {},
    hostNames: [],
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const bound = server.address();
  const port = typeof bound === 'object' && bound ? bound.port : 0;
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  expect(answer.status).toBe(status);
  expect(log.mock.calls).toEqual([['A request failed:', expect.stringContaining('no disk')]]);
  log.mockRestore();
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

test('a request has half a minute to arrive, and an idle connection is closed', () => {
  const { headersTimeout, requestTimeout, timeout } = createSiteServer({
    database: undefined,
    site: undefined,
    pageHeaders: {},
    hostNames: [],
  });
  expect(Math.max(headersTimeout, requestTimeout)).toBe(30_000);
  expect([headersTimeout, timeout]).toEqual([10_000, 30_000]);
});

const portOf = (server: ReturnType<typeof createSiteServer>) => {
  const bound = server.address();
  return typeof bound === 'object' && bound ? bound.port : 0;
};

test(
  'a client that sends requests without reading gets its next response once it has read the previous one',
  { timeout: 60_000 },
  async () => {
    const LARGE = 'x'.repeat(15_000_000);
    let asked = 0;
    const server = createSiteServer({
      database: undefined,
      site: (_request, response) => {
        asked += 1;
        response.end(LARGE);
      },
      pageHeaders: {},
      hostNames: [],
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const socket = connect(portOf(server), '127.0.0.1');
    socket.pause();
    const arrived = once(server, 'request');
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(3));
    await arrived;
    for (let turn = 0; turn < 50; turn += 1) await new Promise((next) => setImmediate(next));
    expect(asked).toBe(1);
    let read = 0;
    await new Promise<void>((done) => {
      socket.on('data', (bytes: Buffer) => {
        read += bytes.length;
        if (read > 3 * LARGE.length) done();
      });
      socket.resume();
    });
    expect(asked).toBe(3);
    socket.destroy();
    await new Promise((done) => server.close(done));
  },
);

test('a client has two minutes to read a response', async () => {
  const server = createSiteServer({
    database: undefined,
    site: (_request, response) => void response.end('x'.repeat(15_000_000)),
    pageHeaders: {},
    hostNames: [],
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const socket = connect(portOf(server), '127.0.0.1').on('error', () => undefined);
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const [[held], [first]] = (await Promise.all([
    once(server, 'connection'),
    once(socket, 'data'),
  ])) as [[Socket], [Buffer]];
  socket.pause();
  expect(first.length).toBeGreaterThan(0);
  vi.advanceTimersByTime(119_000);
  expect(held.destroyed).toBe(false);
  const closed = once(held, 'close');
  vi.advanceTimersByTime(1_000);
  await closed;
  vi.useRealTimers();
  socket.destroy();
  await new Promise((done) => server.close(done));
});

test('an address has a limited number of connections, and can open another when one is closed', async () => {
  const server = createSiteServer({
    database: undefined,
    site: undefined,
    pageHeaders: {},
    hostNames: [],
    behindProxy: true,
  });
  limitConnections(server, 2);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const open = async () => {
    const socket = connect(portOf(server), '127.0.0.1').on('error', () => undefined);
    const [held] = (await once(server, 'connection')) as [Socket];
    return { socket, held };
  };
  const [first, second, third] = [await open(), await open(), await open()];
  expect([first, second, third].map(({ held }) => held.destroyed)).toEqual([false, false, true]);
  first.socket.destroy();
  await once(first.held, 'close');
  const fourth = await open();
  expect(fourth.held.destroyed).toBe(false);
  for (const { socket } of [second, third, fourth]) socket.destroy();
  await new Promise((done) => server.close(done));
});
