import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { openFairQueue, type Requester } from '../../../src/server/backend/fair-queue.ts';

const requester = (address: string): Requester => ({ address, connection: {} });

/** Names of the jobs in the order they ran; all are queued before the second one starts. */
async function orderOf(
  jobs: readonly (readonly [Requester, string, number?])[],
): Promise<string[]> {
  let clock = 0;
  const queue = openFairQueue(undefined, () => clock);
  const ran: string[] = [];
  const work = (name: string, milliseconds: number) => async () => {
    ran.push(name);
    clock += milliseconds;
  };
  await Promise.all(jobs.map(([who, name, time = 0]) => queue.take(who, work(name, time))));
  expect(queue.isIdle()).toBe(false);
  await vi.waitUntil(() => queue.isIdle());
  return ran;
}

test('an address with many requests waits no less than one with a single request', async () => {
  const [rude, polite] = [requester('rude'), requester('polite')];
  const jobs = [1, 2, 3, 4].map((n) => [rude, `rude ${n}`] as const);
  expect(await orderOf([...jobs, [polite, 'polite']])).toEqual([
    'rude 1',
    'polite',
    'rude 2',
    'rude 3',
    'rude 4',
  ]);
});

test('an address with many connections counts once, and its connections take turns', async () => {
  const [one, two, polite] = [requester('rude'), requester('rude'), requester('polite')];
  expect(
    await orderOf([
      [one, 'one 1'],
      [one, 'one 2'],
      [one, 'one 3'],
      [two, 'two 1'],
      [two, 'two 2'],
      [polite, 'polite 1'],
      [polite, 'polite 2'],
    ]),
  ).toEqual(['one 1', 'polite 1', 'one 2', 'polite 2', 'two 1', 'one 3', 'two 2']);
});

test('an address with large requests gets fewer turns than one with small ones', async () => {
  const [rude, polite] = [requester('rude'), requester('polite')];
  const much = [1, 2, 3].map((n) => [rude, `much ${n}`, 20] as const);
  const little = [1, 2, 3, 4, 5, 6].map((n) => [polite, `little ${n}`, 4] as const);
  const order = await orderOf([...much, ...little]);
  expect(order.slice(0, 8)).toEqual([
    'much 1',
    'little 1',
    'little 2',
    'little 3',
    'little 4',
    'little 5',
    'much 2',
    'little 6',
  ]);
});

test('the event loop runs between two jobs, and one that fails does not block the next', async () => {
  const steps: string[] = [];
  const queue = openFairQueue(async () => {
    steps.push('loop');
  });
  const who = requester('one');
  const failing = queue.take(who, async () => {
    steps.push('fails');
    throw new Error('no');
  });
  const after = queue.take(who, async () => steps.push('works'));
  await expect(failing).rejects.toThrow('no');
  await after;
  expect(steps.slice(0, 3)).toEqual(['fails', 'loop', 'works']);
});

test('many new connections are accepted while a few jobs run, not one per job', async () => {
  const NEWCOMERS = 40;
  const queue = openFairQueue();
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  let isIn = 0;
  const allIn = new Promise<void>((done) => {
    server.on('connection', () => (isIn += 1) === NEWCOMERS && done());
  });
  let jobs = 0;
  let isDone = false;
  const work = async () => {
    jobs += 1;
    if (!isDone) void queue.take(requester('rude'), work);
  };
  void queue.take(requester('rude'), work);
  const sockets = Array.from({ length: NEWCOMERS }, () => connect(port, '127.0.0.1'));
  await allIn;
  isDone = true;
  expect(jobs).toBeLessThan(NEWCOMERS / 2);
  for (const socket of sockets) socket.destroy();
  server.close();
});
