import type { Page } from '@playwright/test';
import { openBlank } from '../blank.ts';
import { databaseColumns, draftId } from '../draft/database.ts';
import { carpenterAnswers, openWith } from './drafts.ts';
import { haulerAnswers } from './hauler.ts';
import { expect, test } from '../test.ts';

/** The number of the request that the database holds for this page's visitor. */
async function requestIn(page: Page, key?: string): Promise<string | undefined> {
  const { industry_ui: status } = await databaseColumns(
    new URL(page.url()).origin,
    await draftId(page, key),
  );
  return /^quoted:(.+)$/.exec(status ?? '')?.[1];
}

test('a purchase by someone who never pressed the last Continue makes the request first', async ({
  page,
}) => {
  await openWith(page, carpenterAnswers, '/onboarding/quote');
  await page.getByRole('button', { name: 'Purchase Coverage' }).press('Enter');
  await page.waitForURL('**/onboarding/purchase');
  expect(await requestIn(page)).toBeUndefined();
  await page.getByRole('button', { name: /^Purchase for/ }).press('Enter');
  await page.waitForURL((url) => url.pathname === '/');
  const number = await requestIn(page);
  expect(number).toMatch(/^QTE-\d+$/);
  await expect(
    page.getByRole('region', { name: 'Your demonstration is complete' }).getByText(number ?? ''),
  ).toBeVisible();
});

test('the page of a request that was never sent sends it once every question is answered', async ({
  page,
}) => {
  const key = 'commercialAutoProgress';
  const { autoReview: _open, ...others } = haulerAnswers;
  await openBlank(page);
  const open = async (answers: object) => {
    await page.evaluate(
      ([name = '', kept = '']) => localStorage.setItem(name, kept),
      [key, JSON.stringify({ uuid: crypto.randomUUID(), currentStep: 1, ...answers })],
    );
    await page.goto('/commercial-auto/request');
  };
  const send = page.getByRole('button', { name: 'Send your request' });
  await open(others);
  await expect(page.getByRole('heading', { level: 1, name: 'Not sent yet' })).toBeVisible();
  await expect(send).toHaveCount(0);
  await open(haulerAnswers);
  await send.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Request received');
  await expect(page.getByText(/^CA-\d+$/)).toBeVisible();
  await expect.poll(() => requestIn(page, key)).toMatch(/^CA-\d+$/);
});
