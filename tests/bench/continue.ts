import { setTimeout as pause } from 'node:timers/promises';
import { pressOn } from './plain-input.ts';
import type { PlainPage } from './plain-page.ts';

/** Time for the prefetch of the next step, while a visitor reads the question. */
export const READING_MS = 1500;

/** Selectors of a page's button, and of what names its step: the first that matches. */
type StepParts = { button: string; heading: string };

const OURS: StepParts = { button: '[data-primary]', heading: 'h1' };

/**
 * Presses Continue, as a visitor who has read the question. Resolves to the milliseconds until the page
 * has painted another heading, or the first field that is marked as wrong.
 */
export async function timeContinue(page: PlainPage, parts = OURS): Promise<number> {
  await pause(READING_MS);
  await page.evaluate(watchPress, parts.heading);
  await pressOn(page, parts.button);
  await page.until(() => Reflect.has(window, 'stepTime'));
  return await page.evaluate(() => Reflect.get(window, 'stepTime'));
}

/**
 * Runs in the page: measures the time from the next click until a frame with another heading, or with an
 * error, has been painted. As for keys, the measuring task is queued before any of the page's own and
 * runs before the work that the page defers.
 */
function watchPress(selector: string): void {
  Reflect.deleteProperty(window, 'stepTime');
  const heading = document.querySelector(selector)?.textContent;
  const { port1, port2 } = new MessageChannel();
  const frames = {
    watch() {
      requestAnimationFrame(() => {
        const now = document.querySelector(selector)?.textContent;
        const isRefused = document.querySelector('[aria-invalid="true"]') !== null;
        if (isRefused || (now !== undefined && now !== heading)) port2.postMessage(null);
        else frames.watch();
      });
    },
  };
  document.addEventListener(
    'click',
    ({ timeStamp }) => {
      port1.addEventListener('message', () => {
        Reflect.set(window, 'stepTime', performance.now() - timeStamp);
      });
      port1.start();
      frames.watch();
    },
    { capture: true, once: true },
  );
}
