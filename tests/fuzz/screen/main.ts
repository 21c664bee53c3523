/**
 * `npm run fuzz -- screen --runs 500 --seed 1`: this many random visitors, who fill in controls as
 * browsers, keyboards and extensions do, and leave; on the last production build, in Chromium or with
 * `--engine firefox`. Prints the seed; `--from N --runs 1` with the same seed repeats one of them.
 */
import { Command, Option } from '@commander-js/extra-typings';
import { chromium, firefox } from '@playwright/test';
import { flowPaths } from '../../../src/checker/model/model.ts';
import { readProject } from '../../../src/server/project/files.ts';
import { serve } from '../../bench/site.ts';
import { browserOptions } from '../../browser/chromium.ts';
import { firefoxOptions } from '../../browser/firefox.ts';
import { playMany } from '../many.ts';
import { visitorsOf } from './run.ts';

const values = new Command('fuzz screen')
  .option('--runs <number>', 'visitors', Number, 500)
  .option('--seed <number>', 'repeats a run', Number, Date.now() % 1_000_000)
  .option('--from <number>', 'number of the first visitor', Number, 0)
  .option('--visitors <number>', 'at once', Number, 2)
  .option('--port <number>', 'of the server', Number, 4291)
  .addOption(
    new Option('--engine <name>').choices(['chromium', 'firefox'] as const).default('chromium'),
  )
  .parse()
  .opts();
const { engine, seed, runs, from } = values;
console.log(`seed ${seed}, ${runs} visitors from number ${from} in ${engine}`);

const site = await serve('.', values.port);
const browser =
  engine === 'firefox'
    ? await firefox.launch(firefoxOptions())
    : await chromium.launch(browserOptions());
try {
  const visit = visitorsOf(browser, site.url, flowPaths(readProject('.')));
  await playMany(engine, values, (number) => visit(seed, number));
} finally {
  await browser.close();
  await site.stop();
}
