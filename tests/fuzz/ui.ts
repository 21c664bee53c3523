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
import { journey, type Outcome } from './journey.ts';

const TIME_ZONE = 'America/Chicago';
const TELL_EVERY = 10;

const values = new Command('fuzz ui')
  .option('--journeys <number>', 'on each questionnaire', Number, 300)
  .option('--seed <number>', 'repeats a run', Number, Date.now() % 1_000_000)
  .option('--flow <name>', 'only this questionnaire')
  .option('--from <number>', 'number of the first journey', Number, 0)
  .option('--visitors <number>', 'at once: most of a journey is waiting for saves', Number, 2)
  .option('--port <number>', 'of the server', Number, 4290)
  .parse()
  .opts();
const { journeys: count, seed, from } = values;
console.log(`seed ${seed}, ${count} journeys from number ${from}`);

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

/** Runs all visitors of a questionnaire, several at a time. */
async function visitAll(path: string): Promise<void> {
  const name = flowName(path);
  const funnel = openFunnel(TIME_ZONE, path);
  const setting = { browser, origin: site.url, funnel, timeZone: TIME_ZONE };
  const started = Date.now();
  const failures: { number: number; outcome: Outcome }[] = [];
  let [next, done, actions] = [from, 0, 0];

  /** Runs visitors one after another until all are done or one has failed. */
  async function visitAgain(): Promise<void> {
    while (next < from + count && failures.length === 0) {
      const number = next;
      next += 1;
      const outcome = await journey(setting, seed, number);
      if (outcome.broken !== undefined) {
        failures.push({ number, outcome });
        return;
      }
      done += 1;
      actions += outcome.actions.length;
      if (done % TELL_EVERY === 0) console.log(`${name}: ${done} journeys, ${actions} actions`);
    }
  }

  await Promise.all(Array.from({ length: values.visitors }, visitAgain));
  const seconds = Math.round((Date.now() - started) / 1000);
  const seen = `${name}: ${done} journeys, ${actions} actions`;
  const [failed] = failures;
  if (failed === undefined) {
    console.log(`${seen}, 0 failures in ${seconds} s (seed ${seed})`);
    return;
  }
  console.error(`\n${name}, seed ${seed}, journey ${failed.number}:\n${report(failed.outcome)}`);
  console.error(`${seen} before it, without a failure`);
  process.exitCode = 1;
}

function report({ actions: taken, broken }: Outcome): string {
  return [...taken.map((action, index) => `${index + 1}. ${action}`), `✘ ${broken}`].join('\n');
}
