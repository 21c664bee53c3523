import type { Locator, Page } from '@playwright/test';
import { openStep } from './drafts.ts';
import { primary, stepPath } from './steps.ts';
import { expect, test } from '../test.ts';

/** Presses a point once at a given event timestamp, in seconds. */
type Press = (x: number, y: number, timestamp: number) => Promise<void>;

const HALF_MS = 150;

const pages = [
  { from: 'recommendation', to: 'contact-info' },
  { from: 'locations', to: 'business-locations' },
] as const;

/** The center of the element to press, scrolled into view. */
async function middle(button: Locator): Promise<{ x: number; y: number }> {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (box === null) throw new Error('There is nothing to press');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The mouse. Its events carry the time of the press, however late the page handles them. */
async function mouse(page: Page): Promise<Press> {
  const client = await page.context().newCDPSession(page);
  return async (x, y, timestamp) => {
    const event = { x, y, button: 'left', clickCount: 1 } as const;
    await client.send('Input.dispatchMouseEvent', { ...event, type: 'mousePressed', timestamp });
    const released = timestamp + 0.06;
    await client.send('Input.dispatchMouseEvent', {
      ...event,
      type: 'mouseReleased',
      timestamp: released,
    });
  };
}

async function finger(page: Page): Promise<Press> {
  const client = await page.context().newCDPSession(page);
  return async (x, y, timestamp) => {
    const touchPoints = [{ x, y }];
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints, timestamp });
    await client.send('Input.dispatchTouchEvent', {
      type: 'touchEnd',
      touchPoints: [],
      timestamp: timestamp + 0.06,
    });
  };
}

/** Presses twice in one place; the second press reaches the page that the first one navigated to. */
async function pressTwice(page: Page, press: Press, to: string): Promise<void> {
  const { x, y } = await middle(primary(page));
  const now = Date.now() / 1000;
  await press(x, y, now);
  await page.waitForURL((url) => url.pathname === stepPath(to));
  await expect(page.locator('h1')).toBeFocused();
  await press(x, y, now + HALF_MS / 1000);
}

for (const { by, hand, touch } of [
  { by: 'click', hand: mouse, touch: false },
  { by: 'tap', hand: finger, touch: true },
]) {
  test.describe(`a double ${by} on Continue`, () => {
    if (touch) test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    for (const [index, { from, to }] of pages.entries()) {
      // One of the two for each hand; `npm run test:long` has the other one.
      const tag = index === Number(touch) ? [] : ['@long'];
      test(`leads from ${from} to ${to} and does nothing there`, { tag }, async ({ page }) => {
        await openStep(page, from, {
          locationInfo: { hasOfficesOutside: 'no', hasWorkersOutside: 'no' },
        });
        await pressTwice(page, await hand(page), to);
        await page.waitForTimeout(500);
        expect(new URL(page.url()).pathname).toBe(stepPath(to));
        await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
        await expect(page.locator('h1')).toBeFocused();
      });
    }
  });
}
