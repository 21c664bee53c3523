import { Command } from '@commander-js/extra-typings';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { embeddedKey as publishableKey } from '../../src/engine/core.ts';
import { memoryOf, startBackend, stopBackend } from './embedded.ts';

/**
 * Benchmarks the embedded backend on this machine: startup time, requests/s for the two requests that
 * the product makes, with 1 and 32 in flight, over HTTP from another process; and memory. Prints figures
 * without a verdict.
 */
const { seconds: SECONDS } = new Command('bench backend')
  .option('--seconds <number>', 'of each measurement', Number, 3)
  .parse()
  .opts();
const ROWS = 1_000;
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const folder = mkdtempSync(join(tmpdir(), 'plumbline-bench-'));

try {
  await bench();
} finally {
  agent.destroy();
  rmSync(folder, { recursive: true, force: true });
}

async function bench(): Promise<void> {
  const cold = await startBackend(folder);
  await stopBackend(cold);
  const warm = await startBackend(folder);
  print('cold start (makes the database)', `${Math.round(cold.milliseconds)} ms`);
  print('warm start', `${Math.round(warm.milliseconds)} ms`);
  print('memory after the start', memoryOf(warm));
  const ids = Array.from({ length: ROWS }, (_, n) => `bench-row-number-${n}`);
  for (const id of ids) await upsert(warm.address, id);
  for (const [name, send] of [
    ['select by id', select],
    ['upsert', upsert],
  ] as const) {
    for (const concurrency of [1, 32]) {
      const { perSecond, p95 } = await load(concurrency, (n) =>
        send(warm.address, ids[n % ROWS] ?? ''),
      );
      const figures = `${Math.round(perSecond)} requests/s, p95 ${p95.toFixed(1)} ms`;
      print(`${name}, ${concurrency} at a time`, figures);
    }
  }
  print('memory after the load', memoryOf(warm));
  await stopBackend(warm);
}

/** Runs `send` with this concurrency for `SECONDS`; `n` counts the calls. */
async function load(concurrency: number, send: (n: number) => Promise<void>) {
  const times: number[] = [];
  const end = performance.now() + SECONDS * 1000;
  let n = 0;
  const worker = async () => {
    while (performance.now() < end) {
      const begun = performance.now();
      await send(n++);
      times.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  const sorted = times.toSorted((a, b) => a - b);
  return { perSecond: times.length / SECONDS, p95: sorted[Math.floor(sorted.length * 0.95)] ?? 0 };
}

async function select(address: string, id: string): Promise<void> {
  await call('GET', `${address}/rest/v1/onboarding?select=id,email&id=eq.${id}`, id);
}

async function upsert(address: string, id: string): Promise<void> {
  const body = JSON.stringify({ id, email: 'a@b.co' });
  await call('POST', `${address}/rest/v1/onboarding`, id, body);
}

function call(method: string, url: string, id: string, body?: string): Promise<void> {
  return new Promise((done, fail) => {
    const headers = {
      apikey: publishableKey,
      'x-onboarding-id': id,
      'content-type': 'application/json',
      prefer: 'resolution=merge-duplicates',
    };
    const sent = request(url, { method, agent, headers }, (answer) => {
      answer.resume();
      answer.once('end', () => {
        if ((answer.statusCode ?? 500) < 300) done();
        else fail(new Error(`${method} answered ${answer.statusCode}`));
      });
    });
    sent.once('error', fail);
    sent.end(body);
  });
}

function print(name: string, figure: string): void {
  console.log(`${name.padEnd(34)} ${figure}`);
}
