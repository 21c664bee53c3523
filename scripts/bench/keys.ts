import type { CDPSession, Page } from '@playwright/test';
import { median, quantile, round } from './statistics.ts';

const WARM_UP = 10;
const ROUNDS = 5;
const KEYS = 30;
export const SLOWDOWN = 4;

/** Milliseconds from a key to the frame that shows it. */
export type KeyTimes = { median: number; p95: number };
export type Typing = KeyTimes & {
  bareMedian: number;
  bareP95: number;
  /** Step against bare form in the same run. */
  medianRatio: number;
  p95Ratio: number;
};

/**
 * Types into a field of our page and into one of a bare HTML form with as many fields, in turn,
 * so that what else the machine does meets both alike.
 */
export async function typing(
  page: Page,
  bare: Page,
  selector: string,
  key: string,
): Promise<Typing> {
  const ours = await typist(page, selector, key);
  const theirs = await typist(bare, 'input', key);
  const times: number[] = [];
  const bareTimes: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    times.push(...(await ours(KEYS)));
    bareTimes.push(...(await theirs(KEYS)));
  }
  const [mine, other] = [summary(times), summary(bareTimes)];
  return {
    ...mine,
    bareMedian: other.median,
    bareP95: other.p95,
    medianRatio: round(mine.median / other.median),
    p95Ratio: Math.round((mine.p95 / other.p95) * 100) / 100,
  };
}

const summary = (times: readonly number[]): KeyTimes => ({
  median: round(median(times)),
  p95: round(quantile(times, 0.95)),
});

export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return session;
}

/** A page with nothing but a form of so many fields. */
export async function openBareForm(page: Page, fields: number): Promise<void> {
  const inputs = Array.from({ length: fields }, (_, at) => `<p><label>f${at} <input></label></p>`);
  await page.setContent(`<form>${inputs.join('')}</form>`);
}

async function typist(page: Page, selector: string, key: string) {
  await page.bringToFront();
  const field = page.locator(selector).first();
  await field.waitFor();
  await page.evaluate(watchKeys);
  const press = async (count: number): Promise<number[]> => {
    await page.bringToFront();
    await field.focus();
    for (let index = 0; index < count; index += 1) {
      await page.keyboard.press(index % 2 === 0 ? key : 'Backspace');
      await page.waitForFunction(
        (wanted) => Reflect.get(window, 'keyTimes').length >= wanted,
        index + 1,
      );
      // As between the keys of a fast typist; what is put off until after the paint is done by then.
      await page.waitForTimeout(60);
    }
    return await page.evaluate(() => Reflect.get(window, 'keyTimes').splice(0));
  };
  await press(WARM_UP);
  return press;
}

/** Runs in the page: the time of each key until the frame after it has been painted. */
function watchKeys(): void {
  const times: number[] = [];
  Reflect.set(window, 'keyTimes', times);
  const channel = new MessageChannel();
  let pressed: number | undefined;
  channel.port1.addEventListener('message', () => {
    if (pressed !== undefined) times.push(performance.now() - pressed);
    pressed = undefined;
  });
  channel.port1.start();
  document.addEventListener(
    'keydown',
    (event) => {
      pressed = event.timeStamp;
      requestAnimationFrame(() => channel.port2.postMessage(null));
    },
    true,
  );
}
