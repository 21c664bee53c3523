/**
 * `npm run fuzz:ui -- --journeys 300 --seed 1`: random visitors on the last production build in
 * headless Chromium, checked after every action. Prints the seed; the first failure ends the run
 * with the actions that led to it, and `--from N --journeys 1` with the same seed repeats it.
 */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { serve } from '../bench/site.ts';
import { browserOptions } from '../browser/chromium.ts';
import { openFunnel } from './funnel.ts';
import { journey, type Outcome } from './journey.ts';

const TIME_ZONE = 'America/Chicago';
const TELL_EVERY = 10;

const { values } = parseArgs({
  options: {
    journeys: { type: 'string', default: '300' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    /** Number of the first journey. */
    from: { type: 'string', default: '0' },
    /** Visitors at the same time: most of a journey is waiting for saves. */
    visitors: { type: 'string', default: '2' },
    port: { type: 'string', default: '4290' },
  },
});
const [count, seed, from] = [Number(values.journeys), Number(values.seed), Number(values.from)];
console.log(`seed ${seed}, ${count} journeys from number ${from}`);

const funnel = openFunnel(TIME_ZONE);
const site = await serve('.', Number(values.port));
const browser = await chromium.launch(browserOptions());
const setting = { browser, origin: site.url, funnel, timeZone: TIME_ZONE };
const started = Date.now();
let next = from;
let done = 0;
let actions = 0;
let failed: { number: number; outcome: Outcome } | undefined;
try {
  await Promise.all(Array.from({ length: Number(values.visitors) }, visitAgain));
} finally {
  await browser.close();
  await site.stop();
}
const seconds = Math.round((Date.now() - started) / 1000);
if (failed === undefined) {
  console.log(`${done} journeys, ${actions} actions, 0 failures in ${seconds} s (seed ${seed})`);
} else {
  console.error(`\nseed ${seed}, journey ${failed.number} failed:\n${report(failed.outcome)}`);
  console.error(`${done} journeys before it, ${actions} actions, without a failure`);
  process.exitCode = 1;
}

/** One visitor after another, until all were there or one has failed. */
async function visitAgain(): Promise<void> {
  while (next < from + count && failed === undefined) {
    const number = next;
    next += 1;
    const outcome = await journey(setting, seed, number);
    if (outcome.broken !== undefined) {
      failed ??= { number, outcome };
      return;
    }
    done += 1;
    actions += outcome.actions.length;
    if (done % TELL_EVERY === 0) console.log(`${done} journeys, ${actions} actions`);
  }
}

function report({ actions: taken, broken }: Outcome): string {
  return [...taken.map((action, index) => `${index + 1}. ${action}`), `✘ ${broken}`].join('\n');
}
