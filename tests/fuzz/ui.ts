/**
 * `npm run fuzz -- ui --journeys 300 --seed 1`: this many random visitors on each questionnaire, or on
 * the one of `--flow`, on the last production build in headless Chromium, checked after every action.
 * Prints the seed. The first failure stops the run and prints the actions that led to it; `--from N
 * --journeys 1` with the same seed repeats it.
 */
import { Command } from '@commander-js/extra-typings';
import { chromium } from '@playwright/test';
import { readProject } from '../../src/server/project/files.ts';
import { flowName, namedFlows } from '../../src/checker/model/chosen-flow.ts';
import { serve } from '../bench/site.ts';
import { browserOptions } from '../browser/chromium.ts';
import { openFunnel } from './funnel.ts';
import { journey } from './journey.ts';
import { playMany } from './many.ts';

const TIME_ZONE = 'America/Chicago';

const values = new Command('fuzz ui')
  .option('--journeys <number>', 'on each questionnaire', Number, 300)
  .option('--seed <number>', 'repeats a run', Number, Date.now() % 1_000_000)
  .option('--flow <name>', 'only this questionnaire')
  .option('--from <number>', 'number of the first journey', Number, 0)
  .option('--visitors <number>', 'at once: most of a journey is waiting for saves', Number, 2)
  .option('--port <number>', 'of the server', Number, 4290)
  .parse()
  .opts();
const { journeys, seed, from } = values;
console.log(`seed ${seed}, ${journeys} journeys from number ${from}`);

const named = namedFlows(readProject('.'), values.flow);
if (!named.ok) throw new Error(named.problems.join(' '));
const site = await serve('.', values.port);
const browser = await chromium.launch(browserOptions());
try {
  for (const path of named.value) if (process.exitCode === undefined) await visitAll(path);
} finally {
  await browser.close();
  await site.stop();
}

/** Runs all visitors of a questionnaire. */
async function visitAll(path: string): Promise<void> {
  const funnel = openFunnel(TIME_ZONE, path);
  const setting = { browser, origin: site.url, funnel, timeZone: TIME_ZONE };
  await playMany(flowName(path), { ...values, runs: journeys }, (number) =>
    journey(setting, seed, number),
  );
}
