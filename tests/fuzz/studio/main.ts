/**
 * `npm run fuzz -- studio --actions 200 --seed 1`: a random analyst in the studio, in headless Chromium
 * on a copy of a small questionnaire (`--of`), with the laws of `laws.ts` checked after every action.
 * Prints the seed. The first broken law stops the run and prints the actions that led to it.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from '@commander-js/extra-typings';
import { chromium } from '@playwright/test';
import { studioPages } from '../../../src/server/studio/pages.ts';
import { startStudio } from '../../../src/server/studio/studio-server.ts';
import { browserOptions } from '../../browser/chromium.ts';
import { watch } from '../../browser/test.ts';
import { questionnairePath } from '../../fixtures/questionnaire.ts';
import { chance } from '../chance.ts';
import { ACTS } from './acts.ts';
import { openLaws } from './laws.ts';

const values = new Command('fuzz studio')
  .option('--actions <number>', 'how many', Number, 200)
  .option('--seed <number>', 'repeats a run', Number, Date.now() % 1_000_000)
  .option('--of <questionnaire>', 'a folder of tests/fixtures/questionnaires', 'tiny')
  .option('--port <number>', 'of the studio', Number, 0)
  .parse()
  .opts();
const { seed } = values;
console.log(`seed ${seed}, ${values.actions} actions on ${values.of}`);

const root = mkdtempSync(join(tmpdir(), 'studio-fuzz-'));
cpSync(questionnairePath(values.of), root, { recursive: true });
const studio = await startStudio({ root, port: values.port, pages: studioPages });
const browser = await chromium.launch(browserOptions());
const context = await browser.newContext({
  viewport: { width: 1280, height: 800 },
  locale: 'en-US',
  reducedMotion: 'reduce',
});
const troubles: string[] = [];
await watch(context, new Set([studio.address]), troubles);
const page = await context.newPage();
page.setDefaultTimeout(20_000);
const done: string[] = [];
try {
  await page.goto(studio.address, { timeout: 180_000 });
  await page.getByText('Nothing is wrong.').waitFor({ timeout: 180_000 });
  const draws = chance(seed, 0);
  const laws = await openLaws(page, { root, troubles });
  while (done.length < values.actions) {
    const act = draws.weighted([...ACTS, [3, laws.undo], [1, laws.redo], [0.5, laws.save]]);
    const said = await act(page, draws);
    if (said === undefined) continue;
    done.push(said);
    if (process.env['TELL'] !== undefined) console.log(said);
    await laws.check(said);
    if (done.length % 20 === 0) await laws.checkFindings();
  }
  await laws.checkFindings();
  console.log(`${done.length} actions, ${laws.count()}, 0 failures (seed ${seed})`);
} catch (error) {
  await page.screenshot({ path: 'test-results/fuzz-studio.png' });
  console.error(
    `Seed ${seed}, after ${done.length} actions:\n${done.slice(-12).join('\n')}\n`,
    error,
  );
  process.exitCode = 1;
} finally {
  await browser.close();
  await studio.close();
  rmSync(root, { recursive: true });
}
