import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { slowDown } from './page.ts';
import { openPlain } from './plain-page.ts';
import { median, round } from './statistics.ts';

/** Like Lighthouse's "Slow 4G": 562 ms round trip, 1.44 Mbit/s. */
const SLOW_4G = {
  offline: false,
  latency: 562,
  downloadThroughput: 180_000,
  uploadThroughput: 84_375,
};

/** Longer than a slow page takes to paint and hydrate. */
const UNTOUCHED_MS = 4000;
const QUIET_MS = 1500;

/**
 * Milliseconds from the start of the navigation; `longTasks` is the total of tasks above 50 ms in a load
 * without interaction, `pressedLongTasks` the same in a load with presses until one is answered, where
 * React has to hydrate in one go.
 */
export type Loading = {
  fcp: number;
  lcp: number;
  longTasks: number;
  answers?: number;
  pressedLongTasks?: number;
  /** KiB of scripts, as sent, that had come when the first press was answered. */
  scripts?: number;
};

/** A page to load; `button` selects Continue, to measure when a press of it first has an effect. */
export type LoadedPage = { name: string; url: string; button?: string };

/**
 * Medians of cold loads on Slow 4G. Every round loads each page once, so that other load on the machine
 * affects all equally.
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
      ? {
          answers: middle('answers'),
          pressedLongTasks: middle('pressedLongTasks'),
          scripts: middle('scripts'),
        }
      : {}),
  };
}

/**
 * Loads the page without interaction and, if a press can be answered, again with presses from the start.
 */
async function loadTwice(browser: Browser, page: LoadedPage): Promise<Loading> {
  const untouched = await loadOnce(browser, page.url);
  if (page.button === undefined) return untouched;
  const { answers, scripts, longTasks } = await loadOnce(browser, page.url, page.button);
  return {
    ...untouched,
    pressedLongTasks: longTasks,
    ...(answers === undefined ? {} : { answers }),
    ...(scripts === undefined ? {} : { scripts }),
  };
}

async function loadOnce(browser: Browser, url: string, button?: string): Promise<Loading> {
  const page = await openPlain(browser);
  await slowDown(page);
  await page.send('Network.enable');
  await page.send('Network.emulateNetworkConditions', SLOW_4G);
  const presses = button === undefined ? '' : `(${pressOn.toString()})(${JSON.stringify(button)})`;
  await page.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `(${watchLoad.toString()})();${presses}`,
  });
  await page.goto(url);
  if (button !== undefined)
    await page.until(() => 'answers' in Object(Reflect.get(window, 'load')));
  // Polling the page takes CPU time from it: wait until it may be done.
  else await pause(UNTOUCHED_MS);
  await page.until(() => Reflect.get(window, 'load').fcp > 0);
  await page.until(isQuiet, QUIET_MS);
  const seen: Loading = await page.evaluate(() => Reflect.get(window, 'load'));
  await page.close();
  return seen;
}

/** Runs in the page: whether nothing has been loaded for this many milliseconds. */
function isQuiet(ms: number): boolean {
  const last = performance
    .getEntriesByType('resource')
    .reduce((end, entry) => Math.max(end, entry.startTime + entry.duration), 0);
  return document.readyState === 'complete' && performance.now() - last > ms;
}

/**
 * Runs in the page before anything else. It contains no named function, because the TypeScript runtime
 * here would wrap it in a helper that the page does not have.
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

/** Runs in the page after `watchLoad`: presses the button until it has an effect. */
function pressOn(button: string): void {
  const timer = setInterval(() => {
    // An unanswered question shows a message; our own pages and the bare form put it into the title.
    if (document.title.startsWith('Error') || document.querySelector('[aria-invalid="true"]')) {
      const load = Reflect.get(window, 'load');
      load.answers = performance.now();
      load.scripts = performance
        .getEntriesByType('resource')
        .filter((entry) => new URL(entry.name).pathname.endsWith('.js'))
        .reduce((sum, entry) => sum + Reflect.get(entry, 'encodedBodySize') / 1024, 0);
      clearInterval(timer);
    } else document.querySelector<HTMLElement>(button)?.click();
  }, 20);
}
