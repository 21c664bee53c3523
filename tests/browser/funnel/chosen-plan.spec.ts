import { databaseAnswers, draftId } from '../draft/database.ts';
import { expect, test } from '../test.ts';
import { carpenterAnswers, openWith } from './drafts.ts';
import { primary } from './steps.ts';

test('the chosen plan is known in every tab, on every page, and is part of the request', async ({
  page,
  context,
  origins,
}) => {
  await openWith(page, carpenterAnswers, '/onboarding/quote');
  await page.getByRole('radio', { name: /Deluxe/ }).check();
  const other = await context.newPage();
  await other.goto('/onboarding/quote');
  await expect(other.getByRole('radio', { name: /Deluxe/ })).toBeChecked();
  await other.goto('/onboarding/papers?paper=summary');
  await expect(other.getByRole('main')).toContainText('Deluxe');
  await other.goto('/onboarding/purchase');
  await expect(other.getByRole('main')).toContainText('Deluxe plan');
  await expect(other.getByText('Sample figures')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('radio', { name: /Deluxe/ })).toBeChecked();
  const [origin = ''] = origins;
  const id = await draftId(page);
  await expect
    .poll(async () => await databaseAnswers(origin, id))
    .toMatchObject({ purchase: { planId: 'deluxe' } });
});

test('a purchase is made once: not again after Back, and in no other tab', async ({
  page,
  context,
}) => {
  await openWith(page, carpenterAnswers, '/onboarding/quote');
  await page.getByRole('button', { name: /Purchase Coverage/ }).click();
  await page.waitForURL('**/onboarding/purchase');
  const other = await context.newPage();
  await other.goto('/onboarding/purchase');
  await expect(primary(other)).toBeVisible();
  await primary(page).click();
  await page.waitForURL((url) => url.pathname === '/');
  const end = /Your demonstration is complete/;
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(end);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(end);
  await expect(page.getByRole('button', { name: /^Purchase for/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'See your receipt and documents' }).click();
  await expect(page.getByRole('main')).toContainText('Premier');
});
