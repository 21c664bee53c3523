import { databaseColumns, draftId } from '../draft/database.ts';
import { carpenterAnswers, openWith } from '../funnel/drafts.ts';
import { primary, savedAnswers } from '../funnel/steps.ts';
import { expect, test } from '../test.ts';

test.use({ allowedErrors: [[/net::ERR_INTERNET_DISCONNECTED/], { scope: 'test' }] });

const ENDING = 'Your demonstration is complete';
const NOT_YET = 'The next page has not loaded yet.';

test('a purchase without a network or a worker says what it was, leads back, and is made once', async ({
  page,
  context,
  origins,
}) => {
  await openWith(page, carpenterAnswers, '/onboarding/quote');
  await page.getByRole('button', { name: 'Purchase Coverage' }).click();
  await page.waitForURL('**/onboarding/purchase');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await primary(page).click();
  const status = page.getByRole('status').filter({ hasText: NOT_YET });
  await expect(status).toContainText('This was a demonstration.');
  const { quoteId } = await savedAnswers(page);
  await expect(status).toContainText(String(quoteId));

  await page.getByRole('button', { name: 'Stay on this page' }).press('Enter');
  await expect(status).toHaveCount(0);
  await expect(page).toHaveURL(/\/onboarding\/purchase$/);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('heading', { name: ENDING })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(String(quoteId));
  await expect(page.getByRole('button', { name: /^Purchase for/ })).toHaveCount(0);

  const id = await draftId(page);
  await context.setOffline(false);
  const [origin = ''] = origins;
  await expect
    .poll(async () => (await databaseColumns(origin, id)).industry_ui)
    .toBe(`quoted:${String(quoteId)}`);
});

test('a link to a page that cannot be loaded says so, and the browser’s Back ends it', async ({
  page,
  context,
}) => {
  await openWith(page, carpenterAnswers, '/onboarding/email');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Plumbline, home' }).click();
  await expect(page.getByRole('status').filter({ hasText: NOT_YET })).toBeVisible();
  await page.goBack();
  await expect(page.getByText(NOT_YET)).toHaveCount(0);
  await page.getByLabel(/What email/).fill('ada@example.org');
  await expect(page.getByLabel(/What email/)).toHaveValue('ada@example.org');
});
