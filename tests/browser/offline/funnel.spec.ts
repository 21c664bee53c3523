import type { Page } from '@playwright/test';
import { databaseAnswers, draftId } from '../draft/database.ts';
import { carpenterAnswers, openWith } from '../funnel/drafts.ts';
import { allSteps, continueTo, primary, stepPath } from '../funnel/steps.ts';
import { expect, test } from '../test.ts';
import { untilKept } from './worker.ts';

test.use({
  serviceWorkers: 'allow',
  // The browser's own error for a save without a network.
  allowedErrors: [[/net::ERR_INTERNET_DISCONNECTED/], { scope: 'test' }],
});

/** Side trips of a visitor to places whose code is loaded on demand. */
const asides: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'contact-info': async (page) => {
    await page.getByLabel(/^City/).fill('Joliet');
    await page.reload();
    await expect(page.getByLabel(/^City/)).toHaveValue('Joliet');
  },
  'about-your-business': async (page) => {
    await page.getByRole('button', { name: 'Edit business activities' }).click();
    await expect(page.getByRole('dialog').getByText('Total: 100%')).toBeVisible();
    await page.keyboard.press('Escape');
  },
  'insurance-start-date': async (page) => {
    await page.getByRole('button', { name: /^Change the date/ }).click();
    await expect(page.getByRole('dialog').getByRole('gridcell').first()).toBeVisible();
    await page.keyboard.press('Escape');
  },
};

test('after the first visit the whole funnel works without a network, and the answers are sent later', async ({
  page,
  context,
  origins,
}) => {
  test.setTimeout(90_000);
  await openWith(page, carpenterAnswers, '/onboarding');
  await untilKept(page);
  await context.setOffline(true);
  await page.reload();
  for (const [index, id] of allSteps.entries()) {
    await asides[id]?.(page);
    const following = allSteps[index + 1];
    if (following === undefined) await primary(page).click();
    else await continueTo(page, stepPath(following));
  }
  await page.waitForURL('**/onboarding/quote');
  await expect(page.getByRole('radio', { name: /Premier/ })).toBeChecked();
  await expect(page.getByText('not answered yet')).toHaveCount(0);
  await page.getByRole('button', { name: 'Purchase Coverage' }).press('Enter');
  await primary(page).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Business coverage/);
  await expect(page.getByText(/QTE-\d+/)).toBeVisible();

  const [origin = ''] = origins;
  const id = await draftId(page);
  const city = async () => (await databaseAnswers(origin, id)).contactInfo?.city;
  expect(await city()).not.toBe('Joliet');
  await context.setOffline(false);
  await page.goto('/onboarding/quote');
  await expect.poll(city).toBe('Joliet');
});

test('without a network the pages around the funnel open, those visited before and those it links to', async ({
  page,
  context,
}) => {
  await page.goto('/products/general-liability');
  await page.goto('/onboarding');
  await untilKept(page);
  await context.setOffline(true);
  await page.getByRole('link', { name: /^Plumbline/ }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Business coverage/);
  // The script of the page has come, too.
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  for (const path of ['/products/general-liability', '/products/cyber-insurance', '/privacy']) {
    await page.goto(path);
    await expect(page.locator('h1')).toHaveCount(1);
  }
  await page.goto('/onboarding');
  await expect(page.getByRole('radio', { name: /^Construction/ })).toBeVisible();
});

test('a visitor who has only seen the landing page has the pages that it links to, and the questions, without a network', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  await page.goto('/');
  await untilKept(page);
  await context.setOffline(true);
  for (const path of ['/', '/about-us', '/products/general-liability', '/terms']) {
    await page.goto(path);
    await expect(page.locator('h1')).toHaveCount(1);
  }
  await page.goto('/onboarding');
  await page.getByRole('radio', { name: /^Construction/ }).check();
  await page.getByLabel(/^State where/).selectOption('Texas');
  await continueTo(page, stepPath('construction-types'));
});

test('with a network the pages around the funnel come from it, and database responses bypass the worker', async ({
  page,
  context,
}) => {
  const fromWorker: string[] = [];
  page.on('response', (response) => {
    if (response.fromServiceWorker()) fromWorker.push(new URL(response.url()).pathname);
  });
  await page.goto('/onboarding?businessType=food&state=Texas');
  await untilKept(page);
  await continueTo(page, stepPath('email'));
  await page.reload();
  await expect(page.locator('h1')).toHaveCount(1);
  const asked = context.waitForEvent('request', (request) => {
    const isPrivacy = new URL(request.url()).pathname === '/privacy';
    return isPrivacy && request.serviceWorker() !== null;
  });
  await page.goto('/privacy');
  await asked;
  expect(fromWorker).toContain('/onboarding/email');
  expect(fromWorker.filter((path) => path.startsWith('/rest/'))).toEqual([]);
});
