/**
 * `npm run fuzz:ui -- --journeys 300 --seed 1`: random visitors on the last production build in
 * headless Chromium, checked after every action. Prints the seed; a failure ends the run with the
 * actions that led to it, and `--from N --journeys 1` with the same seed repeats it.
 */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { serve } from '../../../scripts/bench/site.ts';
import { browserOptions } from '../chromium.ts';
import { openFunnel } from './funnel.ts';
import { journey, type Outcome } from './journey.ts';

const TIME_ZONE = 'America/Chicago';
const { values } = parseArgs({
  options: {
    journeys: { type: 'string', default: '300' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    from: { type: 'string', default: '0' },
    port: { type: 'string', default: '4290' },
  },
});
const [count, seed, from] = [Number(values.journeys), Number(values.seed), Number(values.from)];
console.log(`seed ${seed}, ${count} journeys from number ${from}`);

const funnel = openFunnel(TIME_ZONE);
const site = await serve('.', Number(values.port));
const browser = await chromium.launch(browserOptions());
const started = Date.now();
let actions = 0;
let number = from;
let failed: Outcome | undefined;
try {
  for (; number < from + count && failed === undefined; number += 1) {
    const outcome = await journey(
      { browser, origin: site.url, funnel, timeZone: TIME_ZONE },
      seed,
      number,
    );
    actions += outcome.actions.length;
    if (outcome.broken !== undefined) failed = outcome;
    else if ((number + 1) % 10 === 0)
      console.log(`${number + 1 - from} journeys, ${actions} actions`);
  }
} finally {
  await browser.close();
  await site.stop();
}
const seconds = Math.round((Date.now() - started) / 1000);
if (failed !== undefined) {
  console.error(`\nseed ${seed}, journey ${number - 1} failed:\n${report(failed)}`);
  process.exitCode = 1;
} else
  console.log(`${count} journeys, ${actions} actions, 0 failures in ${seconds} s (seed ${seed})`);

function report({ actions: done, broken }: Outcome): string {
  return [...done.map((action, index) => `${index + 1}. ${action}`), `✘ ${broken}`].join('\n');
}
