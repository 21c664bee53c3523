/**
 * `npm run pictures -- studio`: builds an eight-step questionnaire in the studio by mouse and keyboard, saves
 * it into a copy of the project, checks the files with the commands and the engine's tests, builds the
 * site and answers the questionnaire as a visitor. `--pictures` retakes those in docs/studio/. `KEEP=1`
 * keeps the copy.
 */
import { Command } from '@commander-js/extra-typings';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { studioPages } from '../../../../src/server/studio/pages.ts';
import { startStudio } from '../../../../src/server/studio/studio-server.ts';
import { runPlumbline, type Ran } from '../../../foreign/run.ts';
import { copyOfSite, runEngineTests } from '../../../foreign/site.ts';
import { browserOptions } from '../../chromium.ts';
import { startServer, type ServerProcess } from '../../draft/server-process.ts';
import { watch } from '../../test.ts';
import { buildQuestionnaire } from './analyst.ts';
import { hands } from './hands.ts';
import { picture } from './picture.ts';
import { answerQuestionnaire } from './visitor.ts';

const PICTURES = 'docs/studio';
/** Time for workers and libraries to load, file by file. */
const LOADED_MS = 120_000;

const root = copyOfSite(['flows']);
const { pictures: withPictures } = new Command('pictures studio')
  .option('--pictures', 'retake the pictures of schemas/README.md', false)
  .parse()
  .opts();
if (withPictures) mkdirSync(PICTURES, { recursive: true });
const browser = await chromium.launch(browserOptions());
const troubles: string[] = [];
let server: ServerProcess | undefined;

try {
  await step('an analyst builds and saves it', analyst);
  await step('validate', () => commanded('validate'));
  await step('simulate records its journeys', () =>
    commanded('simulate', '--generate', '--flow', 'fleet'),
  );
  await step('simulate plays them', () => commanded('simulate', '--flow', 'fleet'));
  await step("the engine's tests", () => passed("The engine's tests", runEngineTests(root)));
  await step('build', () => commanded('build'));
  await step('a visitor answers it', visitor);
  if (troubles.length > 0) throw new Error(troubles.join('\n'));
} finally {
  await server?.remove();
  await browser.close();
  if (process.env['KEEP'] === undefined) rmSync(root, { recursive: true });
  else console.log(root);
}

async function step(name: string, run: () => Promise<void> | void): Promise<void> {
  const started = Date.now();
  await run();
  console.log(`✔ ${name} (${Math.round((Date.now() - started) / 1000)} s)`);
}

async function analyst(): Promise<void> {
  const studio = await startStudio({ root, port: 0, pages: studioPages });
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    reducedMotion: 'reduce',
  });
  await watch(context, new Set([studio.address]), troubles);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(studio.address, { timeout: LOADED_MS });
  await page.getByText('Nothing is wrong.').waitFor({ timeout: LOADED_MS });
  const shown = async (name: string) => {
    if (withPictures) await picture(page, join(PICTURES, `${name}.webp`));
  };
  await buildQuestionnaire(hands(page), shown).catch(async (error: unknown) => {
    await page.screenshot({ path: 'test-results/walk-studio.png' });
    throw error;
  });
  await context.close();
  await studio.close();
}

function commanded(script: string, ...args: string[]): void {
  passed(`npm run ${script} ${args.join(' ')}`, runPlumbline(root, script, ...args));
}

function passed(what: string, { ok, said }: Ran): void {
  if (!ok) throw new Error(`${what}\n${said}`);
}

async function visitor(): Promise<void> {
  server = await startServer(root);
  const context = await browser.newContext({ locale: 'en-US', serviceWorkers: 'block' });
  await watch(context, new Set([server.origin()]), troubles);
  const page = await context.newPage();
  page.setDefaultTimeout(LOADED_MS);
  await answerQuestionnaire(page, server.origin());
  await context.close();
}
