import type { Browser, Page } from '@playwright/test';
import { heapOf } from './load.ts';
import { takingTurns } from './page.ts';
import { median, round } from './statistics.ts';

const ROUNDS = 3;
/** Time for the prefetch of the next step, which a reader of the question gives it. */
const READING_MS = 1500;

export type Walking = {
  /** Milliseconds from Continue to the painted heading of the next step: median, and each. */
  median: number;
  each: number[];
  /** The same of a bare HTML form that draws eight other fields. */
  bareMedian: number;
  /** MiB of heap on the first step, and there again after all rounds. */
  heapBefore: number;
  heapAfter: number;
};

/** What is answered on each step before Continue is pressed. */
const ANSWERS: readonly ((page: Page) => Promise<unknown>)[] = [
  () => Promise.resolve(),
  (page) => page.getByRole('textbox').fill('bench@example.com'),
  (page) => page.getByRole('checkbox').first().check({ force: true }),
  () => Promise.resolve(),
];

/** Walks from the first step to the contact step and back, again and again, beside a bare form. */
export async function walking(browser: Browser, url: string, bareUrl: string): Promise<Walking> {
  const context = await browser.newContext();
  const [page, bare] = [await context.newPage(), await context.newPage()];
  await bare.goto(`${bareUrl}/steps`);
  await page.goto(`${url}/onboarding`);
  await page.getByRole('radio', { name: /^Food/ }).check({ force: true });
  await page.getByRole('combobox').selectOption('Illinois');
  const turnTo = await takingTurns([page, bare]);
  await turnTo(page);
  const heapBefore = await heapOf(page);
  const [times, bareTimes]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    await turnTo(page);
    for (const answer of ANSWERS) {
      await answer(page);
      times.push(await goOn(page));
    }
    for (const _step of ANSWERS) {
      await page.waitForTimeout(READING_MS / 4);
      await page.goBack();
    }
    await page.getByRole('combobox').waitFor();
    await turnTo(bare);
    for (const _step of ANSWERS) bareTimes.push(await goOn(bare));
  }
  await turnTo(page);
  await page.waitForTimeout(READING_MS);
  const heapAfter = await heapOf(page);
  await context.close();
  const mib = (bytes: number) => round(bytes / 2 ** 20);
  return {
    median: round(median(times)),
    each: times.map(round),
    bareMedian: round(median(bareTimes)),
    heapBefore: mib(heapBefore),
    heapAfter: mib(heapAfter),
  };
}

async function goOn(page: Page): Promise<number> {
  await page.waitForTimeout(READING_MS);
  await page.evaluate(watchStep);
  await page.locator('[data-primary]').click();
  await page.waitForFunction(() => Reflect.has(window, 'stepTime'));
  return await page.evaluate(() => Reflect.get(window, 'stepTime'));
}

/** Runs in the page: the time from the next click until the frame with another heading. */
function watchStep(): void {
  Reflect.deleteProperty(window, 'stepTime');
  const heading = document.querySelector('h1')?.textContent;
  let clicked = 0;
  document.addEventListener(
    'click',
    (event) => {
      clicked = event.timeStamp;
    },
    { capture: true, once: true },
  );
  new MutationObserver((_changes, observer) => {
    const now = document.querySelector('h1')?.textContent;
    if (!clicked || now === undefined || now === heading) return;
    observer.disconnect();
    const channel = new MessageChannel();
    channel.port1.addEventListener('message', () => {
      Reflect.set(window, 'stepTime', performance.now() - clicked);
    });
    channel.port1.start();
    requestAnimationFrame(() => channel.port2.postMessage(null));
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}
