import { Command } from '@commander-js/extra-typings';
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { browserOptions } from '../chromium.ts';
import { autoPages } from './auto-pages.ts';
import { dialogs } from './dialogs.ts';
import { funnelPages } from './funnel-pages.ts';
import { marketingPages } from './marketing-pages.ts';
import { priced } from './priced.ts';
import { troubles } from './troubles.ts';
import type { View } from './view.ts';

/**
 * `npm run pictures -- site`: every page of the built site in every state that a visitor can reach, at five
 * widths, into the ignored folder `.shots/`, for visual review. `BASE_URL` uses a server that is already
 * running; arguments select views by part of their name.
 */
const WIDTHS = [320, 390, 768, 1440, 1920];
const WINDOW_HEIGHT = 844;
/** Letter paper between its margins, whatever prints it: 7.5 inches. */
const SHEET = 720;
const OUT = '.shots';
const PORT = '4352';

const { args: wanted } = new Command('pictures site')
  .argument('[views...]', 'only those whose name contains one of these')
  .parse();
const views = [
  ...marketingPages,
  ...funnelPages,
  ...autoPages,
  ...troubles,
  ...dialogs,
  ...priced,
].filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)));
const server = process.env['BASE_URL'] === undefined ? startServer() : undefined;
const baseURL = process.env['BASE_URL'] ?? `http://127.0.0.1:${PORT}`;

try {
  await untilUp(baseURL);
  await shootAll();
  console.log(`${OUT}/: ${views.length} views at ${WIDTHS.join(', ')} px`);
} finally {
  server?.kill();
}

async function shootAll(): Promise<void> {
  for (const width of [...WIDTHS, SHEET]) mkdirSync(join(OUT, String(width)), { recursive: true });
  const browser = await chromium.launch(browserOptions());
  for (const view of views) await shoot(browser, view);
  await browser.close();
}

/** Opens a view and takes its picture at each width. */
async function shoot(browser: Browser, view: View): Promise<void> {
  const widths = view.shows === 'sheet' ? [SHEET] : WIDTHS;
  const rounds = view.placed === true ? widths.map((width) => [width]) : [widths];
  for (const round of rounds) await shootAt(browser, view, round);
}

async function shootAt(browser: Browser, view: View, widths: readonly number[]): Promise<void> {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const [first = 390, ...others] = widths;
  const width = others.length === 0 ? first : 390;
  await page.setViewportSize({ width, height: WINDOW_HEIGHT });
  try {
    await view.open(page);
    for (const wide of widths) {
      await page.setViewportSize({ width: wide, height: WINDOW_HEIGHT });
      if (view.shows !== 'window') await stretch(page, wide);
      await settle(page);
      await page.screenshot({ path: join(OUT, String(wide), `${view.name}.png`) });
    }
  } catch (error) {
    console.error(`${view.name}: ${String(error)}`);
    process.exitCode = 1;
  }
  await context.close();
}

/**
 * Makes the window as tall as the page: bars come to rest, and content that loads on scroll is shown.
 */
async function stretch(page: Page, width: number): Promise<void> {
  let height = WINDOW_HEIGHT;
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await settle(page);
    const needed = await page.evaluate(() => document.documentElement.scrollHeight);
    if (needed <= height) return;
    height = needed;
    await page.setViewportSize({ width, height });
  }
}

/** Waits until the network is idle, everything is drawn, and the side rail is filled if it has room. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => {
    const beside = document.querySelector('[data-rail] > main + div');
    return beside === null || beside.clientHeight === 0 || beside.childElementCount > 0;
  });
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((drawn) => setTimeout(drawn, 60));
  });
}

function startServer() {
  return spawn('node', ['--import', 'tsx', 'src/server/main.ts'], {
    env: { ...process.env, PORT, HOST: '127.0.0.1', DATA_DIR: '.data/screenshots' },
    stdio: 'inherit',
  });
}

async function untilUp(url: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const up = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (up) return;
    await wait(200);
  }
  throw new Error(`Nothing answers at ${url}`);
}
