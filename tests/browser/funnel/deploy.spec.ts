import type { Page } from '@playwright/test';
import { carpenterAnswers, openWith } from './drafts.ts';
import { savedAnswers, stepPath } from './steps.ts';
import { expect, test } from '../test.ts';

const MISSING = /Failed to load resource|Failed to fetch dynamically imported module/;

test.use({ allowedErrors: [[MISSING], { scope: 'test' }] });

/** The host has only the files of a newer build from now on; a page that is opened gets them. */
async function deploy(page: Page): Promise<void> {
  let isOld = true;
  await page.route('**/assets/**', async (route) => {
    await (isOld ? route.fulfill({ status: 404 }) : route.continue());
  });
  await page.route('**/onboarding/**', async (route) => {
    if (route.request().isNavigationRequest()) isOld = false;
    await (isOld
      ? route.fulfill({
          contentType: 'text/html',
          body: '<script type="module" src="/assets/app-of-another-build.js"></script>',
        })
      : route.continue());
  });
}

test('a tab that was open across a deploy, without a worker, is opened anew with all answers', async ({
  page,
}) => {
  await openWith(page, carpenterAnswers, stepPath('ownership'));
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => Object.assign(window, { openedBefore: true }));
  await deploy(page);
  await page.getByRole('radio', { name: /^Partnership/ }).check();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect
    .poll(async () => await page.evaluate(() => 'openedBefore' in window).catch(() => true))
    .toBe(false);
  await expect(page.getByLabel(/^First name/)).toHaveValue('Ada');
  expect(new URL(page.url()).pathname).toBe(stepPath('contact-info'));
  const { ownershipInfo, contactInfo } = await savedAnswers(page);
  expect(contactInfo).toMatchObject({ firstName: 'Ada', zipCode: '60614' });
  expect(ownershipInfo).toMatchObject({ ownershipStructure: 'partnership' });
});
