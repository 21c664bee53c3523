import type { Browser, Page } from '@playwright/test';
import { slowDown } from './keys.ts';
import { median, round } from './statistics.ts';

/** As Lighthouse's "Slow 4G": 562 ms there and back, 1.44 Mbit/s. */
const SLOW_4G = {
  offline: false,
  latency: 562,
  downloadThroughput: 180_000,
  uploadThroughput: 84_375,
};
const LOADS = 3;

/** Milliseconds from the start of the navigation; `longTasks` is their sum. */
export type Loading = { fcp: number; lcp: number; longTasks: number; answers?: number };

/** Medians of cold loads; `answers` is when a press of Continue first does something. */
export async function loading(
  browser: Browser,
  url: string,
  withContinue: boolean,
): Promise<Loading> {
  const loads: Loading[] = [];
  for (let load = 0; load < LOADS; load += 1)
    loads.push(await loadOnce(browser, url, withContinue));
  const middle = (key: keyof Loading) => round(median(loads.flatMap((one) => one[key] ?? [])));
  return {
    fcp: middle('fcp'),
    lcp: middle('lcp'),
    longTasks: middle('longTasks'),
    ...(withContinue ? { answers: middle('answers') } : {}),
  };
}

async function loadOnce(browser: Browser, url: string, withContinue: boolean): Promise<Loading> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await slowDown(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await page.addInitScript(watchLoad);
  await page.goto(url, { waitUntil: 'commit' });
  if (withContinue) {
    await page.waitForFunction(() => 'answers' in Reflect.get(window, 'load'), null, {
      timeout: 60_000,
    });
  }
  await page.waitForLoadState('networkidle');
  const seen: Loading = await page.evaluate(() => Reflect.get(window, 'load'));
  await context.close();
  return seen;
}

/** Runs in the page before anything else. */
function watchLoad(): void {
  const load: Loading = { fcp: 0, lcp: 0, longTasks: 0 };
  Reflect.set(window, 'load', load);
  const watch = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({
      type,
      buffered: true,
    });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') load.fcp = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    load.lcp = entry.startTime;
  });
  watch('longtask', (entry) => {
    load.longTasks += entry.duration;
  });
  const timer = setInterval(() => {
    document.querySelector<HTMLElement>('[data-primary]')?.click();
    // An unanswered question has a message, and the title says so.
    if (!document.title.startsWith('Error')) return;
    load.answers = performance.now();
    clearInterval(timer);
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
