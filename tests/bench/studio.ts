/**
 * `npm run bench -- studio --steps 200 --questions 10 --rounds 3`: the studio on a generated project of
 * this size. Measures milliseconds from the click on the map tab to the drawn map, in a freshly opened
 * page and in one that has drawn it before; from a keystroke to the frame that shows it, in the code and
 * in the form; and from the last keystroke to its findings.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Command } from '@commander-js/extra-typings';
import { chromium, type Page } from '@playwright/test';
import { studioPages } from '../../src/server/studio/pages.ts';
import { startStudio } from '../../src/server/studio/studio-server.ts';
import { browserOptions } from '../browser/chromium.ts';
import { longFlow } from '../studio/panels/map/long-flow.ts';
import { median, quantile } from './statistics.ts';

const values = new Command('bench studio')
  .option('--steps <number>', 'of the generated project', Number, 200)
  .option('--questions <number>', 'of each step', Number, 10)
  .option('--rounds <number>', 'how often', Number, 3)
  .parse()
  .opts();
/** Milliseconds that a person looks at a page. */
const LOOK = 5000;
const KEYS = 60;
const EDITS = 5;
const steps = values.steps;
const root = mkdtempSync(join(tmpdir(), 'studio-bench-'));
for (const [path, text] of longFlow(steps, values.questions)) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
const studio = await startStudio({ root, port: 0, pages: studioPages });
const browser = await chromium.launch(browserOptions());
try {
  console.log(
    `${steps} steps more than the tiny questionnaire, of ${values.questions} questions each:`,
  );
  await maps();
  await edits();
} finally {
  await browser.close();
  await studio.close();
  rmSync(root, { recursive: true });
}

async function opened(): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(300_000);
  await page.goto(studio.address);
  await page.getByRole('tab', { name: 'Map' }).waitFor();
  // People look before they click: the workers load in this time.
  await page.waitForTimeout(LOOK);
  return page;
}

async function maps(): Promise<void> {
  const [first, again]: [number[], number[]] = [[], []];
  // The very first page finds nothing in the server's memory, so it is not counted.
  for (let round = -1; round < values.rounds; round += 1) {
    const page = await opened();
    const once = await drawnAfter(page);
    await page.getByRole('tab', { name: 'Step' }).click();
    await page.waitForTimeout(LOOK);
    const twice = await drawnAfter(page);
    if (round >= 0) {
      first.push(once);
      again.push(twice);
    }
    await page.close();
  }
  console.log(
    `the map is drawn ${Math.round(median(first))} ms after the first press, ${Math.round(median(again))} ms after another (medians of ${first.length})`,
  );
}

/** Milliseconds until all edges are drawn and the browser has had a frame for them. */
function drawnAfter(page: Page): Promise<number> {
  return page.evaluate(async (least) => {
    const start = performance.now();
    document.querySelector<HTMLElement>('#tab-map')?.click();
    for (;;) {
      await new Promise((done) => requestAnimationFrame(done));
      if (document.querySelectorAll('.react-flow__edge-path').length > least) break;
    }
    await new Promise((done) => requestAnimationFrame(done));
    return performance.now() - start;
  }, steps);
}

async function edits(): Promise<void> {
  const page = await opened();
  const start = Date.now();
  await checked(page);
  console.log(`the first check is done ${Math.round((Date.now() - start + LOOK) / 1000)} s after`);
  await page.getByRole('treeitem', { name: /^Question 5\b/ }).click();
  await page.getByRole('tab', { name: 'Questions' }).click();
  const code = page.locator('.cm-content');
  await code.locator('.cm-line', { hasText: 'Is it so' }).first().click();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await say('code', page);
  await page.getByRole('tab', { name: 'Form' }).click();
  await page.locator('#view').getByRole('textbox').first().click();
  await page.keyboard.press('End');
  await say('form', page);
  const times: number[] = [];
  for (let edit = 0; edit < EDITS; edit += 1) {
    await page.keyboard.press('x');
    const pressed = Date.now();
    await page.getByRole('region', { name: 'Findings' }).getByText('Checking …').waitFor();
    await checked(page);
    times.push(Date.now() - pressed);
  }
  console.log(`the findings about an edit come after ${median(times)} ms (median of ${EDITS})`);
}

/** Waits until the findings reflect the current texts. */
async function checked(page: Page): Promise<void> {
  await page
    .getByRole('region', { name: 'Findings' })
    .getByRole('status')
    .filter({ hasNotText: 'Checking' })
    .waitFor();
}

async function say(where: string, page: Page): Promise<void> {
  const times = await typed(page);
  console.log(
    `a key in the ${where} shows after ${Math.round(median(times))} ms, p95 ${Math.round(quantile(times, 0.95))} ms (of ${times.length})`,
  );
}

async function typed(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const times: number[] = [];
    Reflect.set(window, 'keyTimes', times);
    document.addEventListener(
      'keydown',
      ({ timeStamp }) =>
        requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - timeStamp))),
      true,
    );
  });
  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.press(key % 2 === 0 ? 'x' : 'Backspace');
    await page.waitForTimeout([120, 180, 90, 400][key % 4] ?? 0);
  }
  return page.evaluate(() => Reflect.get(window, 'keyTimes') as number[]);
}
