/**
 * `npm run bench -- soak --minutes 30`: one tab walks the funnel of the last build to the quote and back,
 * repeatedly. After each round it records the heap after garbage collection, the page's nodes and
 * listeners, and the server's memory. Prints a table, the slopes, and whether memory is flat (exit code
 * 1 if not).
 *
 * Scripts are only interpreted here. Code that the browser compiles as functions get hot counts as heap,
 * grows for hundreds of rounds, and would hide what the page itself retains.
 */
import { readFileSync } from 'node:fs';
import { setTimeout as rest } from 'node:timers/promises';
import { Command } from '@commander-js/extra-typings';
import { chromium, type Page } from '@playwright/test';
import { browserOptions } from '../browser/chromium.ts';
import { localDate } from '../../src/engine/flow/stored/dates.ts';
import { heapOf } from './heap.ts';
import { answeredDraft, returning, walkRound } from './rounds.ts';
import { serve } from './site.ts';
import { round } from './statistics.ts';
import { trend } from './trend.ts';

const PORT = 4295;
/** Allowed growth. The heap is measured after garbage collection; a process never shrinks at once. */
const TOLERANCE = { heap: 0.05, nodes: 0.05, listeners: 0.05, server: 0.1 };
const FEWEST_ROUNDS = 8;
const INTERPRETED = '--js-flags=--no-sparkplug --no-maglev --no-opt';

type Round = Record<keyof typeof TOLERANCE, number>;

const values = new Command('bench soak')
  .option('--minutes <number>', 'how long', Number, 30)
  .option('--rest <seconds>', 'between rounds, for a machine with other work', Number, 0)
  .parse()
  .opts();
const until = Date.now() + values.minutes * 60_000;
const { progress, steps } = answeredDraft(localDate(new Date()));
const paths = steps.map(({ path }) => path);

const site = await serve('.', PORT);
const { args = [], ...options } = browserOptions();
const browser = await chromium.launch({ ...options, args: [...args, INTERPRETED] });
const rounds: Round[] = [];
try {
  const context = await returning(browser, site.url, progress);
  const page = await context.newPage();
  await page.goto(`${site.url}${paths[0]}`);
  console.log('round   minute   heap MiB   nodes   listeners   server MiB');
  while (Date.now() < until) {
    await walkRound(page, paths, rounds.length + 1);
    const measured = await measure(page);
    rounds.push(measured);
    console.log(line(rounds.length, measured));
    await rest(values.rest * 1000);
  }
} finally {
  await browser.close();
  await site.stop();
}
process.exitCode = verdict() ? 0 : 1;

async function measure(page: Page): Promise<Round> {
  const session = await page.context().newCDPSession(page);
  const heap = mib(await heapOf((method) => session.send(method)));
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  await session.detach();
  return { heap, nodes, listeners: jsEventListeners, server: residentMib(site.pid) };
}

/** Resident memory of a process in MiB. */
function residentMib(pid: number): number {
  const [, kib = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return round(Number(kib) / 1024);
}

function mib(bytes: number): number {
  return Math.round((bytes / 2 ** 20) * 100) / 100;
}

function line(number: number, { heap, nodes, listeners, server }: Round): string {
  const minute = round(values.minutes - (until - Date.now()) / 60_000);
  const cells: [number, number][] = [
    [number, 5],
    [minute, 9],
    [heap, 11],
    [nodes, 8],
    [listeners, 12],
    [server, 13],
  ];
  return cells.map(([cell, width]) => String(cell).padStart(width)).join('');
}

function verdict(): boolean {
  if (rounds.length < FEWEST_ROUNDS) {
    console.error(`${rounds.length} rounds are too few for a verdict: give it more minutes.`);
    return false;
  }
  const names: (keyof Round)[] = ['heap', 'nodes', 'listeners', 'server'];
  const trends = names.map((name) => ({
    name,
    ...trend(
      rounds.map((one) => one[name]),
      TOLERANCE[name],
    ),
  }));
  for (const { name, slope, growth, flat } of trends) {
    const percent = `${round(growth * 100)} %`;
    console.log(
      `${name}: ${slope.toFixed(4)} a round, ${percent} in all: ${flat ? 'flat' : 'GROWS'}`,
    );
  }
  return trends.every(({ flat }) => flat);
}
