import type { Browser, Page } from '@playwright/test';
import { slowDown } from './page.ts';
import { median, round } from './statistics.ts';

/** As Lighthouse's "Slow 4G": 562 ms there and back, 1.44 Mbit/s. */
const SLOW_4G = {
  offline: false,
  latency: 562,
  downloadThroughput: 180_000,
  uploadThroughput: 84_375,
};

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
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await slowDown(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await page.addInitScript(watchLoad);
  if (presses) await page.addInitScript(pressOn);
  await page.goto(url, { waitUntil: 'commit' });
  if (presses) {
    await page.waitForFunction(() => 'answers' in Reflect.get(window, 'load'), null, {
      timeout: 60_000,
    });
  }
  await page.waitForLoadState('networkidle');
  const seen: Loading = await page.evaluate(() => Reflect.get(window, 'load'));
  await context.close();
  return seen;
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

/** Bytes of the JavaScript heap after a collection. */
export async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}
