import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { keysOf } from '../../src/engine/draft/stored-keys.ts';
import { heapOf } from './heap.ts';
import { takingTurns } from './page.ts';
import { READING_MS, timeContinue } from './continue.ts';
import { openPlain, type PlainPage } from './plain-page.ts';
import type { WalkedStep } from './rounds.ts';
import { median, round } from './statistics.ts';

const ROUNDS = 3;
const BARE_STEPS = 6;

export type Walking = {
  /** Milliseconds from Continue to the next step's painted heading, when not waiting for the server. */
  median: number;
  /** The same where Continue waits for the server's response (`save` in the flow file). */
  medianWithSave: number;
  /** The same in a bare HTML form that renders eight other fields. */
  bareMedian: number;
  /** The median of each step, by the step that is left. */
  steps: Record<string, number>;
  /** MiB of heap on the first step before the first round, and there again after the last. */
  heapBefore: number;
  heapAfter: number;
};

/**
 * Walks through all `steps` and back, repeatedly, with every question answered, alongside a bare form.
 */
export async function walking(
  browser: Browser,
  sites: { url: string; bareUrl: string },
  progress: string,
  steps: readonly WalkedStep[],
): Promise<Walking> {
  const [page, bare] = [await openPlain(browser), await openPlain(browser)];
  await bare.goto(`${sites.bareUrl}/steps`);
  await startWith(page, sites.url, progress);
  await page.goto(`${sites.url}${steps[0]?.path}`);
  const turnTo = takingTurns([page, bare]);
  await turnTo(page);
  await pause(READING_MS);
  const heapBefore = await heapOf(page.send);
  const left = steps.slice(0, -1).map((step) => ({ ...step, times: [] as number[] }));
  const bareTimes: number[] = [];
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    await turnTo(page);
    for (const { path, times } of left) {
      await page.until(isAt, path);
      times.push(await timeContinue(page));
    }
    for (const { path } of left.toReversed()) {
      await pause(READING_MS / 4);
      await page.evaluate(() => history.back());
      await page.until(isAt, path);
    }
    await turnTo(bare);
    for (let step = 0; step < BARE_STEPS; step += 1) bareTimes.push(await timeContinue(bare));
  }
  await turnTo(page);
  await pause(READING_MS);
  const heapAfter = await heapOf(page.send);
  await Promise.all([page.close(), bare.close()]);
  const mib = (bytes: number) => round(bytes / 2 ** 20);
  const medianOf = (waits: boolean) =>
    round(median(left.filter((step) => step.waits === waits).flatMap(({ times }) => times)));
  return {
    median: medianOf(false),
    medianWithSave: medianOf(true),
    bareMedian: round(median(bareTimes)),
    steps: Object.fromEntries(left.map(({ id, times }) => [id, round(median(times))])),
    heapBefore: mib(heapBefore),
    heapAfter: mib(heapAfter),
  };
}

/** Puts a saved draft into the page's storage before the app reads it. */
async function startWith(page: PlainPage, origin: string, progress: string): Promise<void> {
  await page.goto(`${origin}/robots.txt`);
  await page.until(isAt, '/robots.txt');
  await page.evaluate(
    (key, draft) => localStorage.setItem(key, draft),
    keysOf('onboarding').progress,
    progress,
  );
}

/** Runs in the page. */
function isAt(path: string): boolean {
  return location.pathname === path && document.readyState === 'complete';
}
