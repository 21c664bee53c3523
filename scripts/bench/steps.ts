import type { Browser, Page } from '@playwright/test';
import { slowDown } from './keys.ts';
import { heapOf } from './load.ts';
import { median, round } from './statistics.ts';

const ROUNDS = 3;
/** Presses of Continue in a round. */
const STEPS = 4;
/** Time for the prefetch of the next step, which a reader of the question gives it. */
const READING_MS = 1500;

export type Walking = {
  /** Milliseconds from Continue to the painted heading of the next step: median, and each. */
  median: number;
  each: number[];
  /** MiB of heap on the first step, and there again after all rounds. */
  heapBefore: number;
  heapAfter: number;
};

/** Walks from the first step to the contact step and back, again and again. */
export async function walking(browser: Browser, url: string): Promise<Walking> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await slowDown(page);
  await page.goto(`${url}/onboarding`);
  await page.getByRole('radio', { name: /^Food/ }).check({ force: true });
  await page.getByRole('combobox').selectOption('Illinois');
  const heapBefore = await heapOf(page);
  const times: number[] = [];
  for (let index = 0; index < ROUNDS; index += 1) {
    times.push(await goOn(page));
    await page.getByRole('textbox').fill('bench@example.com');
    times.push(await goOn(page));
    await page.getByRole('checkbox').first().check({ force: true });
    times.push(await goOn(page));
    times.push(await goOn(page));
    for (let back = 0; back < STEPS; back += 1) {
      await page.waitForTimeout(READING_MS / 4);
      await page.goBack();
    }
    await page.getByRole('combobox').waitFor();
  }
  await page.waitForTimeout(READING_MS);
  const heapAfter = await heapOf(page);
  await context.close();
  const mib = (bytes: number) => round(bytes / 2 ** 20);
  return {
    median: round(median(times)),
    each: times.map(round),
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
  const observer = new MutationObserver(() => {
    const now = document.querySelector('h1')?.textContent;
    if (!clicked || now === undefined || now === heading) return;
    observer.disconnect();
    const channel = new MessageChannel();
    channel.port1.addEventListener('message', () => {
      Reflect.set(window, 'stepTime', performance.now() - clicked);
    });
    channel.port1.start();
    requestAnimationFrame(() => channel.port2.postMessage(null));
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
}
