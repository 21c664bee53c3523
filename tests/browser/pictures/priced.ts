import type { Page } from '@playwright/test';
import { carpenterAnswers, openWith } from '../funnel/drafts.ts';
import { primary } from '../funnel/steps.ts';
import { at, type View } from './view.ts';

const openQuote = (page: Page) =>
  openWith(page, { ...carpenterAnswers, quoteId: 'QTE-1234567' }, '/onboarding/quote');

async function openPurchase(page: Page): Promise<void> {
  await openQuote(page);
  await page.getByRole('button', { name: 'Purchase Coverage' }).click();
  await page.waitForURL('**/onboarding/purchase');
}

/** The pages with prices. */
export const priced: readonly View[] = [
  { name: 'quote', shows: 'page', open: openQuote },
  { name: 'quote-first-window', shows: 'window', open: openQuote },
  { name: 'quote-open-questions', shows: 'page', open: at('/onboarding/quote') },
  {
    name: 'quote-compared',
    shows: 'page',
    open: async (page) => {
      await openQuote(page);
      await page.getByRole('radio', { name: /^Deluxe/ }).check({ force: true });
      await page.getByRole('button', { name: 'Compare plans' }).click();
    },
  },
  {
    name: 'quote-answers-open',
    shows: 'page',
    open: async (page) => {
      const told = { ...carpenterAnswers, businessAttributes: ['has-employees', 'uses-tools'] };
      const locationInfo = { hasOfficesOutside: 'no', hasWorkersOutside: 'no' };
      await openWith(page, { ...told, locationInfo, quoteId: 'QTE-1234567' }, '/onboarding/quote');
      await page.getByRole('button', { name: 'Check your answers' }).click();
      await page.getByRole('link', { name: 'Change Last name' }).waitFor();
    },
  },
  {
    name: 'quote-plan-details',
    shows: 'window',
    open: async (page) => {
      await openQuote(page);
      await page
        .getByRole('button', { name: /^View details/ })
        .first()
        .click();
    },
  },
  {
    name: 'quote-printed',
    shows: 'sheet',
    open: async (page) => {
      await openQuote(page);
      await page.emulateMedia({ media: 'print' });
    },
  },
  { name: 'purchase', shows: 'page', open: openPurchase },
  {
    name: 'purchase-by-bank',
    shows: 'page',
    open: async (page) => {
      await openPurchase(page);
      await page.getByRole('radio', { name: 'Bank account' }).check({ force: true });
    },
  },
  {
    name: 'home-after-purchase',
    shows: 'page',
    open: async (page) => {
      await openPurchase(page);
      await primary(page).click();
      await page.waitForURL((url) => url.pathname === '/');
    },
  },
  { name: 'purchase-without-plan', shows: 'page', open: at('/onboarding/purchase') },
];
