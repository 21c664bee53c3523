import type { Page } from '@playwright/test';
import { databaseAnswers, draftId } from '../draft/database.ts';
import { expect, test } from '../persistent-page.ts';
import { carpenterAnswers, openStep, openWith } from './drafts.ts';
import { continueTo, stepPath } from './steps.ts';

const kept = (page: Page) => async () =>
  (await databaseAnswers(new URL(page.url()).origin, await draftId(page)))['consents'];
const record = { version: expect.any(String), at: expect.stringMatching(/^20\d\d-.*Z$/) };

test('Continue on the first step keeps when the terms were agreed to, and in which version', async ({
  page,
}) => {
  await openWith(page, { businessType: 'food', operatingState: 'Texas' }, '/onboarding');
  await continueTo(page, stepPath('email'));
  await expect.poll(kept(page)).toEqual({ terms: record });
});

test('the consent to text messages is kept while its box is checked', async ({ page }) => {
  await openStep(page, 'contact-info', {
    contactInfo: { ...Object(carpenterAnswers.contactInfo) },
  });
  const box = page.getByRole('checkbox', { name: /^Text me/ });
  await box.check();
  await expect.poll(kept(page)).toEqual({ 'text-messages': record });
  await box.uncheck();
  await expect.poll(kept(page)).toEqual({});
});

test('a purchase keeps the boxes that were checked and the terms', async ({ page }) => {
  await openWith(page, carpenterAnswers, '/onboarding/purchase');
  await page.getByRole('checkbox', { name: /electronically/ }).check();
  const id = await draftId(page);
  const { origin } = new URL(page.url());
  const inDatabase = async () => (await databaseAnswers(origin, id))['consents'];
  await page.getByRole('button', { name: /^Purchase for / }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect.poll(inDatabase).toEqual({
    'electronic-delivery': record,
    'purchase-terms': record,
  });
});
