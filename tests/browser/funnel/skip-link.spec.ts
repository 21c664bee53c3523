import type { Page } from '@playwright/test';
import { carpenterAnswers, openWith } from './drafts.ts';
import { continueTo, primary, stepPath } from './steps.ts';
import { expect, test } from '../persistent-page.ts';

const QUOTE = '/onboarding/quote';
const submitted = { ...carpenterAnswers, quoteId: 'QTE-1234567', quoteStatus: 'quoted' };

/** Follows the skip link that the first Tab reveals. */
async function skip(page: Page): Promise<void> {
  const link = page.getByRole('link', { name: 'Skip to the question' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
}

test('the skip link keeps the chosen plan on the quote and on the purchase page', async ({
  page,
}) => {
  await openWith(page, submitted, QUOTE);
  await page.getByRole('radio', { name: /Deluxe/ }).check();
  await skip(page);
  await expect(page.getByRole('radio', { name: /Deluxe/ })).toBeChecked();
  await page.getByRole('button', { name: 'Purchase Coverage' }).click();
  await page.waitForURL('**/onboarding/purchase');
  await expect(primary(page)).toBeVisible();
  await skip(page);
  await expect(page.getByText('You opened this page without a plan')).toHaveCount(0);
  await page.goBack();
  await page.waitForURL((url) => url.pathname === QUOTE);
});

test('the skip link keeps the link back to the review of the answers', async ({ page }) => {
  await openWith(page, submitted, QUOTE);
  await page.getByRole('button', { name: 'Check your answers' }).click();
  await page.getByRole('link', { name: 'Change Last name' }).click();
  await page.waitForURL((url) => url.pathname === stepPath('contact-info'));
  await skip(page);
  await continueTo(page, QUOTE);
});
