import type { Page } from '@playwright/test';
import { walkByKeyboard, type Keyboard } from './by-keyboard.ts';
import { typedCafe, typedHauler } from './typed.ts';
import { expect, test } from '../persistent-page.ts';

const keyboardOf = (page: Page): Keyboard => ({
  press: (key) => page.keyboard.press(key),
  type: (text) => page.keyboard.type(text),
  evaluate: (body) => page.evaluate(`(() => {${body}})()`),
});

for (const { start, pages, end } of [
  { start: '/onboarding', pages: typedCafe, end: '/onboarding/quote' },
  { start: '/commercial-auto', pages: typedHauler, end: '/commercial-auto/request' },
]) {
  test(`the questionnaire can be walked by keyboard alone from ${start} to ${end}`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await page.goto(start);
    await walkByKeyboard(keyboardOf(page), pages);
    await page.waitForURL((url) => url.pathname === end);
    await expect(page.locator('h1')).toBeVisible();
  });
}
