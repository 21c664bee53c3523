import type { Page } from '@playwright/test';
import { expectAccessibleAt } from './access.ts';
import { carpenterAnswers, openWith } from './drafts.ts';
import { continueTo, press, stepPath } from './steps.ts';
import { expect, test } from '../persistent-page.ts';

const QUOTE = '/onboarding/quote';
const submitted = { ...carpenterAnswers, quoteId: 'QTE-1234567', quoteStatus: 'quoted' };

async function openReview(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Check your answers' }).click();
  await expect(page.getByRole('button', { name: 'Hide your answers' }).first()).toBeVisible();
}

/** The answer to a question on the review page. */
const answer = (page: Page, question: string) =>
  page.getByRole('term').filter({ hasText: question }).locator('xpath=following-sibling::dd[1]');

test('the review lists every answer in words, and a change leads back with the plan', async ({
  page,
}) => {
  await openWith(page, submitted, QUOTE);
  await page.getByRole('radio', { name: /Basic/ }).check();
  await openReview(page);
  await expect(answer(page, 'Your industry')).toHaveText('Construction');
  await expect(answer(page, 'Your trades')).toHaveText('Carpentry: Commercial');
  await expect(answer(page, 'Include General Liability insurance')).toHaveText('Yes');
  await expect(answer(page, 'Expected revenue')).toHaveText(/^\$[\d,]+$/);
  await expectAccessibleAt(page, [390, 768, 1280], 'the review of the answers');

  await page.getByRole('link', { name: 'Change Last name' }).click();
  await page.waitForURL((url) => url.pathname === stepPath('contact-info'));
  await expect(page.getByLabel(/^Last name/)).toBeFocused();
  await page.getByLabel(/^Last name/).fill('Byron');
  await continueTo(page, QUOTE);
  await expect(page.getByRole('radio', { name: /Basic/ })).toBeChecked();
  await expect(page.getByRole('link', { name: 'Change Last name' })).toBeFocused();
  await expect(answer(page, 'Last name')).toHaveText('Byron');
});

test('no two links of the review have the same name, and terms go by their title', async ({
  page,
}) => {
  await openWith(page, submitted, QUOTE);
  await openReview(page);
  const links = page.getByRole('link', { name: /^Change / });
  const names = (await links.allInnerTexts()).map((name) => name.replaceAll(/\s+/g, ' '));
  expect(names.length).toBeGreaterThan(20);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toContain('Change Licenses, Revenue and payroll');
  await expect(answer(page, 'Licenses')).toHaveText('I Understand');
});

test('the review says above the list where answers were assumed, and leads there', async ({
  page,
}) => {
  await openWith(page, submitted, QUOTE);
  await openReview(page);
  const assumed = page.getByRole('paragraph').filter({ hasText: 'Answers that we assumed:' });
  const links = assumed.getByRole('link');
  const cards = page.getByRole('heading', { level: 3 }).locator('xpath=..');
  const found = cards.filter({ hasText: 'We assumed this.' }).getByRole('heading', { level: 3 });
  expect(await links.allTextContents()).toEqual(await found.allTextContents());
  expect(await links.count()).toBeGreaterThan(1);
  await links.last().click();
  await expect(found.last()).toBeFocused();
  await expect(page).toHaveURL(QUOTE);
});

test('the review is closed at its end, too, and the focus is on what opens it again', async ({
  page,
}) => {
  await openWith(page, submitted, QUOTE);
  await openReview(page);
  await page.getByRole('button', { name: 'Hide your answers' }).last().click();
  await expect(page.getByRole('button', { name: 'Hide your answers' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Check your answers' })).toBeFocused();
});

test('a change that opens a question leads to it first, and then back', async ({ page }) => {
  const none = { constructionTypes: undefined };
  await openWith(page, { ...submitted, ...none, businessType: 'food' }, QUOTE);
  await openReview(page);
  await page.getByRole('link', { name: 'Change Your industry' }).click();
  await page.waitForURL((url) => url.pathname === stepPath('industry'));
  await page.getByRole('radio', { name: /^Construction/ }).check();
  await continueTo(page, stepPath('construction-types'));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('checkbox', { name: /^Carpentry/ }).check();
  await page.getByRole('checkbox', { name: /^Commercial/ }).check();
  await continueTo(page, QUOTE);
});

test('a change that invalidates other answers leads through those first, and then back', async ({
  page,
}) => {
  await openWith(page, submitted, QUOTE);
  await openReview(page);
  await page.getByRole('link', { name: 'Change Your trades' }).click();
  await page.waitForURL((url) => url.pathname === stepPath('construction-types'));
  await page.getByRole('checkbox', { name: /^Painting/ }).check();
  await page.getByRole('checkbox', { name: /^Carpentry/ }).uncheck();
  await continueTo(page, stepPath('business-activity'));
  await page.getByRole('checkbox', { name: /^Spray painting/ }).check();
  // The shares follow the activities, and the visitor sees them before the quote (D38).
  await continueTo(page, stepPath('about-your-business'));
  await continueTo(page, stepPath('employee-activities'));
  await page.getByRole('checkbox', { name: /^Spray painting/ }).check();
  await continueTo(page, QUOTE);
  await expect(answer(page, 'Shares of business')).toHaveText('Spray painting: 100%');
  await expect(page.getByRole('button', { name: 'Purchase Coverage' })).toBeEnabled();
});

test('Back from a question opened for a change leads back to the review', async ({ page }) => {
  await openWith(page, submitted, QUOTE);
  await openReview(page);
  await page.getByRole('link', { name: 'Change City' }).click();
  await page.waitForURL((url) => url.pathname === stepPath('contact-info'));
  await expect(page.getByLabel(/^City/)).toBeFocused();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.waitForURL((url) => url.pathname === QUOTE);
  await expect(page.getByRole('link', { name: 'Change City' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Change City' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Change City' })).not.toBeFocused();
});

test('a change from the purchase page and a reload keep the payment method and the box checked there', async ({
  page,
}) => {
  await openWith(page, submitted, QUOTE);
  await page.getByRole('button', { name: 'Purchase Coverage' }).click();
  await page.waitForURL('**/onboarding/purchase');
  const bank = page.getByRole('radio', { name: 'Bank account' });
  const box = page.getByRole('checkbox', { name: /electronically/ });
  await bank.check();
  await box.check();
  await openReview(page);
  await page.getByRole('link', { name: 'Change Last name' }).click();
  await page.waitForURL((url) => url.pathname === stepPath('contact-info'));
  await continueTo(page, '/onboarding/purchase');
  await expect(bank).toBeChecked();
  await expect(box).toBeChecked();
  await page.reload();
  await expect(bank).toBeChecked();
  await expect(box).toBeChecked();
});

test('unanswered questions are listed as such, and the purchase page has the review too', async ({
  page,
}) => {
  await openWith(page, { ...submitted, contactInfo: { firstName: 'Ada' } }, QUOTE);
  await page.getByRole('button', { name: 'Purchase Coverage' }).click();
  await page.waitForURL('**/onboarding/purchase');
  await openReview(page);
  await expect(answer(page, 'Last name')).toHaveText('Not provided');
  await page.getByRole('link', { name: 'Change First name' }).click();
  await page.waitForURL((url) => url.pathname === stepPath('contact-info'));
  await press(page);
  await page.waitForURL('**/onboarding/purchase');
  await expect(page.getByRole('link', { name: 'Change First name' })).toBeFocused();
});
