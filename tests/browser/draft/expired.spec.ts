import type { Page } from '@playwright/test';
import { draftWith, seed } from '../funnel/drafts.ts';
import { NO_ANSWER } from '../funnel/remote.ts';
import { toast } from '../funnel/toasts.ts';
import { expect, test } from '../test.ts';
import { draftId } from './database.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Opens the questionnaire with answers that nobody has touched for this many days. */
async function openAfter(page: Page, days: number): Promise<string> {
  const savedAt = new Date(Date.now() - days * DAY).toISOString();
  await seed(page, draftWith({ businessType: 'food', savedAt }));
  const id = await draftId(page);
  await page.goto('/onboarding');
  return id;
}

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('onboardingProgress') ?? '');
const food = (page: Page) => page.getByRole('radio', { name: /Food/ });

test('answers untouched for 90 days are deleted by the time of the site, and the visitor is told', async ({
  page,
}) => {
  const id = await openAfter(page, 91);
  await expect(toast(page, 'Your earlier answers were deleted')).toBeVisible();
  await expect(food(page)).not.toBeChecked();
  expect(await kept(page)).not.toContain(id);
});

test('answers untouched for 89 days are kept', async ({ page }) => {
  const id = await openAfter(page, 89);
  await expect(food(page)).toBeChecked();
  expect(await kept(page)).toContain(id);
});

test.describe('without a response', () => {
  test.use({ allowedErrors: [NO_ANSWER] });

  test('old answers are kept while the time of the site is unknown', async ({ page }) => {
    const asked = page.waitForRequest((request) => request.method() === 'HEAD');
    await page.route('**/onboarding', async (route) => {
      if (route.request().method() === 'HEAD') await route.abort();
      else await route.fallback();
    });
    const id = await openAfter(page, 91);
    await asked;
    await expect(food(page)).toBeChecked();
    expect(await kept(page)).toContain(id);
  });
});
