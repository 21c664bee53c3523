import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { slowDown } from './page.ts';
import { openPlain } from './plain-page.ts';
import { median, round } from './statistics.ts';

/** As Lighthouse's "Slow 4G": 562 ms there and back, 1.44 Mbit/s. */
const SLOW_4G = {
  offline: false,
  latency: 562,
  downloadThroughput: 180_000,
  uploadThroughput: 84_375,
};

/** Longer than a slow page takes to be painted and to take over. */
const UNTOUCHED_MS = 4000;
const QUIET_MS = 1500;

/**
 * Milliseconds from the start of the navigation; `longTasks` is the sum of those above 50 ms in a
 * load that nobody touches, `pressedLongTasks` in the one that is pressed until it answers, where
 * React has to take the page over in one go.
 */
export type Loading = {
  fcp: number;
  lcp: number;
  longTasks: number;
  answers?: number;
  pressedLongTasks?: number;
};

/** A page to load; `answers` asks when a press of Continue first does something. */
export type LoadedPage = { name: string; url: string; answers: boolean };

/**
 * Medians of cold loads on Slow 4G. Every round loads each page once, so that what else the
 * machine does meets all alike.
 */
export async function loading(
  browser: Browser,
  pages: readonly LoadedPage[],
  rounds: number,
): Promise<Record<string, Loading>> {
  const loads = new Map<string, Loading[]>(pages.map(({ name }) => [name, []]));
  for (let turn = 0; turn < rounds; turn += 1) {
    for (const page of pages) loads.get(page.name)?.push(await loadTwice(browser, page));
  }
  return Object.fromEntries([...loads].map(([name, seen]) => [name, medians(seen)]));
}

function medians(loads: readonly Loading[]): Loading {
  const middle = (key: keyof Loading) => round(median(loads.flatMap((one) => one[key] ?? [])));
  return {
    fcp: middle('fcp'),
    lcp: middle('lcp'),
    longTasks: middle('longTasks'),
    ...(loads.some(({ answers }) => answers !== undefined)
      ? { answers: middle('answers'), pressedLongTasks: middle('pressedLongTasks') }
      : {}),
  };
}

/** Once untouched, and where a press can be answered once more with presses from the start. */
async function loadTwice(browser: Browser, page: LoadedPage): Promise<Loading> {
  const untouched = await loadOnce(browser, page.url, false);
  if (!page.answers) return untouched;
  const { answers, longTasks } = await loadOnce(browser, page.url, true);
  return {
    ...untouched,
    pressedLongTasks: longTasks,
    ...(answers === undefined ? {} : { answers }),
  };
}

async function loadOnce(browser: Browser, url: string, presses: boolean): Promise<Loading> {
  const page = await openPlain(browser);
  await slowDown(page);
  await page.send('Network.enable');
  await page.send('Network.emulateNetworkConditions', SLOW_4G);
  for (const script of presses ? [watchLoad, pressOn] : [watchLoad]) {
    await page.send('Page.addScriptToEvaluateOnNewDocument', {
      source: `(${script.toString()})()`,
    });
  }
  await page.goto(url);
  if (presses) await page.until(() => 'answers' in Object(Reflect.get(window, 'load')));
  // Whoever asks the page takes time from it: not before it can have come.
  else await pause(UNTOUCHED_MS);
  await page.until(isQuiet, QUIET_MS);
  const seen: Loading = await page.evaluate(() => Reflect.get(window, 'load'));
  await page.close();
  return seen;
}

/** Runs in the page: whether nothing has come for so many milliseconds. */
function isQuiet(ms: number): boolean {
  const last = performance
    .getEntriesByType('resource')
    .reduce((end, entry) => Math.max(end, entry.startTime + entry.duration), 0);
  return document.readyState === 'complete' && performance.now() - last > ms;
}

/**
 * Runs in the page before anything else. It holds no function with a name of its own, because what
 * runs TypeScript here would mark it with a helper that the page does not have.
 */
function watchLoad(): void {
  const load: Loading = { fcp: 0, lcp: 0, longTasks: 0 };
  Reflect.set(window, 'load', load);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.entryType === 'largest-contentful-paint') load.lcp = entry.startTime;
      else if (entry.entryType === 'longtask') load.longTasks += entry.duration;
      else if (entry.name === 'first-contentful-paint') load.fcp = entry.startTime;
    }
  }).observe({ entryTypes: ['paint', 'largest-contentful-paint', 'longtask'] });
}

/** Runs in the page after `watchLoad`: presses Continue until something comes of it. */
function pressOn(): void {
  const timer = setInterval(() => {
    // An unanswered question has a message, and the title says so.
    if (document.title.startsWith('Error')) {
      Reflect.get(window, 'load').answers = performance.now();
      clearInterval(timer);
    } else document.querySelector<HTMLElement>('[data-primary]')?.click();
  }, 20);
}
