/**
 * `npm run bench -- crowd`: a hundred visitors save once a second for 15 seconds, each from a separate
 * address, first alone and then next to one abusive client; every half second a new visitor connects and
 * reads. Prints the response times. Exit code 1 if a save fails, p99 exceeds 300 ms, a save takes more
 * than 1.5 s, or a new visitor waits more than 1 s.
 */
import { Command } from '@commander-js/extra-typings';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { embeddedKey } from '../../src/engine/draft/remote/config.ts';
import { memoryOf, startBackend, stopBackend } from './embedded.ts';
import { quantile, round } from './statistics.ts';

const { seconds: SECONDS } = new Command('bench crowd')
  .option('--seconds <number>', 'of each crowd', Number, 15)
  .parse()
  .opts();
const VISITORS = 100;
const RUDE = '127.0.0.66';
const LIMITS = { p99: 300, slowest: 1_500, newcomer: 1_000 };

type Waits = { saves: number[]; newcomers: number[]; errors: number };

const folder = mkdtempSync(join(tmpdir(), 'plumbline-crowd-'));
const backend = await startBackend(folder);
const { port } = new URL(backend.address);
try {
  report('alone', await crowd());
  const rude = ['--import', 'tsx', 'tests/bench/rude-client.ts', port, RUDE];
  const client = spawn(process.execPath, rude, { stdio: ['ignore', 'ignore', 'inherit'] });
  await pause(5_000);
  const waits = await crowd();
  client.kill('SIGKILL');
  const kept = report('beside a rude client', waits);
  console.log(`memory of the server: ${memoryOf(backend)}`);
  process.exitCode = kept ? 0 : 1;
} finally {
  await stopBackend(backend);
  rmSync(folder, { recursive: true, force: true });
}

async function crowd(): Promise<Waits> {
  const waits: Waits = { saves: [], newcomers: [], errors: 0 };
  const end = performance.now() + SECONDS * 1_000;
  const visitors = Array.from({ length: VISITORS }, (_, n) => visit(n, end, waits));
  await Promise.all([...visitors, arrive(end, waits)]);
  return waits;
}

/** A visitor with one connection who saves once a second. */
async function visit(n: number, end: number, waits: Waits): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const id = `crowd-visitor-${n}`;
  const body = JSON.stringify({ id, answers: { text: 'y'.repeat(4_000) } });
  await pause(Math.random() * 1_000);
  while (performance.now() < end) {
    const { milliseconds, status } = await ask(`127.0.1.${n + 1}`, id, agent, body);
    waits.saves.push(milliseconds);
    if (status >= 300) waits.errors += 1;
    await pause(Math.max(0, 1_000 - milliseconds));
  }
  agent.destroy();
}

/** A new visitor every half second, from a new address on a new connection. */
async function arrive(end: number, waits: Waits): Promise<void> {
  for (let n = 1; performance.now() < end; n += 1) {
    const agent = new Agent({ keepAlive: false });
    const { milliseconds, status } = await ask(`127.0.2.${n}`, `crowd-newcomer-${n}`, agent);
    waits.newcomers.push(milliseconds);
    if (status >= 300) waits.errors += 1;
    await pause(500);
  }
}

/** Saves `body`, or reads if there is none; status 999 if the connection fails. */
function ask(localAddress: string, id: string, agent: Agent, body?: string) {
  const begun = performance.now();
  return new Promise<{ milliseconds: number; status: number }>((done) => {
    const end = (status: number) => done({ milliseconds: performance.now() - begun, status });
    const sent = request(`${backend.address}/rest/v1/onboarding_answers`, {
      agent,
      localAddress,
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        apikey: embeddedKey,
        'x-onboarding-id': id,
        'content-type': 'application/json',
        prefer: 'resolution=merge-duplicates',
      },
    });
    sent.once('response', (answer) => {
      answer.resume();
      answer.once('end', () => end(answer.statusCode ?? 999));
    });
    sent.once('error', () => end(999));
    sent.end(body);
  });
}

/** Prints the response times; returns whether they are within the limits. */
function report(name: string, { saves, newcomers, errors }: Waits): boolean {
  const [p50, p99, slowest] = [0.5, 0.99, 1].map((part) => round(quantile(saves, part)));
  const newcomer = round(Math.max(...newcomers));
  console.log(
    `${name}: ${saves.length} saves, p50 ${p50} ms, p99 ${p99} ms, slowest ${slowest} ms, ` +
      `${errors} errors; ${newcomers.length} newcomers, slowest ${newcomer} ms`,
  );
  const isKept = (value = Infinity, limit: number) => value <= limit;
  return (
    errors === 0 &&
    isKept(p99, LIMITS.p99) &&
    isKept(slowest, LIMITS.slowest) &&
    isKept(newcomer, LIMITS.newcomer)
  );
}
