import type { Page } from '@playwright/test';
import { openStep } from './drafts.ts';
import { press } from './steps.ts';
import { expect, test } from '../persistent-page.ts';

const yes = (page: Page) => page.getByRole('radio', { name: 'Yes', exact: true });
const limits = (page: Page) =>
  page.getByRole('radiogroup', { name: 'Limit of the umbrella coverage' });

/** Toggles between Yes and No faster than the page can follow, and ends on `last`. */
async function goBetween(page: Page, last: 'Yes' | 'No'): Promise<void> {
  await yes(page).focus();
  const keys = ['Space', ...Array.from({ length: 6 }, (_, i) => (i % 2 ? 'ArrowUp' : 'ArrowDown'))];
  if (last === 'No') keys.push('ArrowDown');
  for (const key of keys) await page.keyboard.press(key);
}

test.beforeEach(async ({ page }) => {
  await openStep(page, 'umbrella-liability');
});

test('the questions follow the choice that stays', async ({ page }) => {
  await goBetween(page, 'Yes');
  await expect(limits(page)).toBeVisible();
  await goBetween(page, 'No');
  await expect(limits(page)).toHaveCount(0);
  await goBetween(page, 'Yes');
  await expect(limits(page)).toBeVisible();
});

test('Tab right after a key goes to the question that the key revealed', async ({ page }) => {
  await goBetween(page, 'Yes');
  await page.keyboard.press('Tab');
  await expect(page.locator('summary').first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(limits(page).getByRole('radio').first()).toBeFocused();
});

test('Continue right after a key asks for the question that the key revealed', async ({ page }) => {
  await goBetween(page, 'Yes');
  await press(page);
  await expect(page.getByText('Please select a coverage limit').first()).toBeVisible();
});

test('Continue right after a key does not ask for a question that the key hid', async ({
  page,
}) => {
  await goBetween(page, 'No');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/tools-and-equipment/);
});
