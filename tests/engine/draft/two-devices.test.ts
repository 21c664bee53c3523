import { expect, it } from 'vitest';
import type {
  LinkedRepository,
  RemoteFactory,
  RemoteResult,
} from '../../../src/engine/draft/remote/repository-contract.ts';
import { play, type Arena, type Network } from '../../fuzz/devices/play.ts';
import { device } from './remote/device.ts';
import { fakeServer, unreachable } from './remote/fake-server.ts';
import { fakeClock } from './world.ts';

/** `RUNS=500 SEED=1 npx vitest run tests/engine/draft/two-devices.test.ts` */
const RUNS = Number(process.env.RUNS ?? 100);

/** Two devices, each with its own network, and a server with a 200 ms response time. */
function arena(): Arena {
  const clock = fakeClock();
  const server = fakeServer(clock);
  server.delay = 200;
  const networks: Network[] = ['on', 'on'];
  const at = (index: number) =>
    device({ open: through(server.open, () => networks[index] ?? 'on') }, clock, index + 1);
  const devices: Arena['devices'] = [at(0), at(1)];
  return {
    clock,
    devices,
    network(index, state) {
      networks[index] = state;
      const { network } = devices[index] ?? devices[0];
      network.isOn = state !== 'off';
    },
    found: async (uuid) => server.answers(uuid),
  };
}

/** The server as a device sees it through its network. */
function through(
  open: RemoteFactory<LinkedRepository>,
  network: () => Network,
): RemoteFactory<LinkedRepository> {
  const call = async <T>(send: () => Promise<RemoteResult<T>>): Promise<RemoteResult<T>> => {
    if (network() === 'off') return { ok: false, failure: unreachable };
    const answer = await send();
    return network() === 'on' ? answer : { ok: false, failure: unreachable };
  };
  return async (uuid) => {
    const repository = await open(uuid);
    if (repository === undefined) return undefined;
    return {
      ...repository,
      fetch: () => call(() => repository.fetch()),
      save: (write, seen) => call(() => repository.save(write, seen)),
      leave: (write, seen) => {
        if (network() !== 'off') repository.leave(write, seen);
      },
    };
  };
}

it(
  'two devices with two tabs each lose no answer, and none is replaced without a notice',
  { timeout: 600_000 },
  async () => {
    const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
    let given = 0;
    for (let run = 0; run < RUNS; run += 1) {
      const outcome = await play(arena(), seed, run);
      given += outcome.given;
      const { lost, madeUp, apart, story } = outcome;
      expect({ lost, madeUp, apart }, `seed ${seed}, run ${run}:\n${story.join('\n')}`).toEqual({
        lost: [],
        madeUp: [],
        apart: 0,
      });
    }
    console.info(`seed ${seed}: ${RUNS} runs, ${given} answers, 0 lost`);
  },
);
