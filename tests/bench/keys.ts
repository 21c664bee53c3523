import { setTimeout as pause } from 'node:timers/promises';
import { takingTurns } from './page.ts';
import { focusOn, pressKey, type KeyName, type Place } from './plain-input.ts';
import type { PlainPage } from './plain-page.ts';
import { median, quantile, round } from './statistics.ts';

/** Odd, so that a text field then holds a character, as in the bare form, and no key empties it. */
const WARM_UP = 9;
const ROUNDS = 12;
const KEYS = 24;
/** Keys ignored after a page comes to the front, while its code and data return to the CPU caches. */
const COLD_KEYS = 2;
/**
 * Milliseconds between the release of one key and the next press. The longest pause exceeds the page's
 * debounce, so that deferred work collides with the following keys.
 */
const PAUSES = [15, 45, 95, 25, 175, 65, 455, 35];

/** Milliseconds from a keystroke to the frame that shows it. */
export type KeyTimes = { median: number; p95: number };
export type Typing = KeyTimes & {
  bareMedian: number;
  bareP95: number;
  /** Ours relative to the bare form in the same run. */
  medianRatio: number;
  p95Ratio: number;
};

/** Where to type: a control, and the keys that change it and change it back. */
export type Typed = { page: PlainPage; control: Place; keys: readonly [KeyName, KeyName] };

/** Types in our page and in a bare HTML form with the same number of fields, in turn. */
export async function typing(ours: Typed, bare: Typed): Promise<Typing> {
  const [own, other] = await typingInTurn([ours, bare], ROUNDS);
  if (own === undefined || other === undefined) throw new Error('Nothing was typed');
  return {
    ...own,
    bareMedian: other.median,
    bareP95: other.p95,
    medianRatio: ratio(own.median, other.median),
    p95Ratio: ratio(own.p95, other.p95),
  };
}

/**
 * Types in each page in turn, so that other load on the machine affects all equally; the times are in
 * the order of the pages.
 */
export async function typingInTurn(pages: readonly Typed[], rounds: number): Promise<KeyTimes[]> {
  const turnTo = takingTurns(pages.map(({ page }) => page));
  const measured = pages.map((typed) => ({ typed, times: [] as number[] }));
  for (const { typed } of measured) {
    await turnTo(typed.page);
    await typed.page.evaluate(watchKeys);
    await press(typed, WARM_UP);
  }
  for (let turn = 0; turn < rounds; turn += 1) {
    for (const { typed, times } of measured) {
      await turnTo(typed.page);
      times.push(...(await press(typed, COLD_KEYS + KEYS)).slice(COLD_KEYS));
    }
  }
  return measured.map(({ times }) => summary(times));
}

const ratio = (one: number, other: number): number => Math.round((one / other) * 100) / 100;

const summary = (times: readonly number[]): KeyTimes => ({
  median: round(median(times)),
  p95: round(quantile(times, 0.95)),
});

async function press({ page, control, keys }: Typed, count: number): Promise<number[]> {
  await focusOn(page, control);
  for (let index = 0; index < count; index += 1) {
    await pressKey(page, keys[index % 2 === 0 ? 0 : 1]);
    await pause(PAUSES[index % PAUSES.length] ?? 0);
  }
  await pause(500);
  return await page.evaluate(() => Reflect.get(window, 'keyTimes').splice(0));
}

/**
 * Runs in the page: measures the time from each keystroke until after the next frame is painted. The
 * measuring task is queued before any of the page's own and runs before the work that the page defers.
 */
function watchKeys(): void {
  const times: number[] = [];
  Reflect.set(window, 'keyTimes', times);
  document.addEventListener(
    'keydown',
    ({ timeStamp }) => {
      requestAnimationFrame(() => {
        setTimeout(() => times.push(performance.now() - timeStamp));
      });
    },
    true,
  );
}
