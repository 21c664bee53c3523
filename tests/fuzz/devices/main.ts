/**
 * `npm run fuzz -- devices --runs 500 --seed 1`: one visitor on two devices with two tabs each, with the
 * real client against the real embedded server, unreliable networks, crashing tabs and a server that is
 * killed in the middle of a request. Compares every answer entered with the answers found. Stops at the
 * first failure and prints the actions; `--from N --runs 1` with the same seed replays that run. The
 * devices use a fake clock, so timers take no real time.
 */
import { Command } from '@commander-js/extra-typings';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openClient } from '../../../src/engine/draft/remote/client.ts';
import { embeddedKey } from '../../../src/engine/draft/remote/config.ts';
import type {
  LinkedRepository,
  RemoteFactory,
} from '../../../src/engine/draft/remote/repository-contract.ts';
import { createRepository } from '../../../src/engine/draft/remote/repository.ts';
import { retryAfter } from '../../../src/engine/draft/remote/retry-after.ts';
import { startBackend, stopBackend, type Backend } from '../../bench/embedded.ts';
import { device } from '../../engine/draft/remote/device.ts';
import { fakeClock } from '../../engine/draft/world.ts';
import '../../websocket.ts';
import { openNetworks } from './network.ts';
import { play, type Arena } from './play.ts';
import { TABLE } from '../../engine/draft/remote/sample-table.ts';

const TELL_EVERY = 25;
const PLACE = 'http://server.test';

const { runs, seed, from } = new Command('fuzz devices')
  .option('--runs <number>', 'how many', Number, 500)
  .option('--seed <number>', 'repeats a run', Number, Date.now() % 1_000_000)
  .option('--from <number>', 'number of the first run', Number, 0)
  .parse()
  .opts();
console.log(`seed ${seed}, ${runs} runs from number ${from}`);

const folder = mkdtempSync(join(tmpdir(), 'plumbline-devices-'));
let backend: Backend = await startBackend(folder);
let isToDie = false;
const sums = { given: 0, requests: 0, kills: 0, conflicts: 0 };
const started = Date.now();
let done = 0;
try {
  for (let run = from; run < from + runs && process.exitCode === undefined; run += 1) {
    const { given, conflicts, story, ...bad } = await play(arena(run), seed, run);
    sums.given += given;
    sums.conflicts += conflicts;
    if (bad.lost.length + bad.madeUp.length + bad.apart > 0) {
      console.error(`seed ${seed}, run ${run} failed:\n${story.join('\n')}\n`, bad);
      process.exitCode = 1;
    } else if ((done += 1) % TELL_EVERY === 0 || done === runs) tell();
  }
} finally {
  await stopBackend(backend);
  rmSync(folder, { recursive: true, force: true });
}

function tell(): void {
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(
    `${done} runs, ${sums.given} answers, ${sums.conflicts} conflicts told, ${sums.requests} requests, ` +
      `${sums.kills} kills of the server, 0 lost in ${seconds} s`,
  );
}

function arena(run: number): Arena {
  const networks = openNetworks(send);
  const clock = fakeClock(networks.rest);
  // A different id for each run, because all runs share one database.
  const at = (index: number) => device({ open: remote(index) }, clock, seed + run * 2 + index);
  const remote =
    (index: number): RemoteFactory<LinkedRepository> =>
    async (uuid) => {
      const { watch, asked } = retryAfter();
      const fetch = watch(networks.fetchOf(index, () => clock));
      return createRepository(
        openClient({ url: PLACE, key: embeddedKey }, uuid, fetch),
        uuid,
        TABLE,
        asked,
      );
    };
  const devices: Arena['devices'] = [at(0), at(1)];
  return {
    clock,
    devices,
    network(index, state) {
      networks.become(index, state);
      const { network } = devices[index] ?? devices[0];
      network.isOn = state !== 'off';
    },
    async found(uuid) {
      const client = openClient({ url: PLACE, key: embeddedKey }, uuid, send);
      const read = await createRepository(client, uuid, TABLE).fetch();
      return read.ok ? (read.value.saved?.answers ?? {}) : {};
    },
    killServer: () => {
      isToDie = true;
    },
  };
}

/**
 * Sends a request to the server's current address; if a kill is pending, the server is killed while it
 * handles the request.
 */
async function send(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
  sums.requests += 1;
  const url = String(input instanceof Request ? input.url : input);
  const sent = fetch(url.replace(PLACE, backend.address), init);
  if (!isToDie) return await sent;
  isToDie = false;
  sent.catch(() => undefined);
  await pause(sums.kills % 5);
  await killed(backend);
  backend = await startBackend(folder);
  sums.kills += 1;
  return await sent;
}

async function killed({ child }: Backend): Promise<void> {
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGKILL');
  await ended;
}
