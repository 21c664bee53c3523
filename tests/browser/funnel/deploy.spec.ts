import type { Page } from '@playwright/test';
import { carpenterAnswers, openWith } from './drafts.ts';
import { NO_ANSWER } from './remote.ts';
import { continueTo, primary, savedAnswers, stepPath } from './steps.ts';
import { MISSING_CHUNK } from '../missing-chunk.ts';
import { expect, test } from '../test.ts';

test.use({ allowedErrors: [[NO_ANSWER, MISSING_CHUNK], { scope: 'test' }] });

/** From now on the host only has the files of a newer build, which a newly opened page gets. */
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

test('a tab that was open during a deploy, without a worker, reloads with all answers', async ({
  page,
}) => {
  await openWith(page, carpenterAnswers, stepPath('ownership'));
  await expect(page.getByRole('radio', { name: /^Partnership/ })).toBeVisible();
  // The steps before this one (which are checked) and the next one have loaded.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => Object.assign(window, { openedBefore: true }));
  await deploy(page);
  await page.getByRole('radio', { name: /^Partnership/ }).check();
  await continueTo(page, stepPath('locations'));
  await primary(page).press('Enter');
  await expect
    .poll(async () => await page.evaluate(() => 'openedBefore' in window).catch(() => true))
    .toBe(false);
  // The step ahead is fetched on arrival: the page may renew itself for that, just before the press.
  await expect(async () => {
    const { pathname } = new URL(page.url());
    if (pathname === stepPath('locations')) await primary(page).press('Enter');
    await expect(page.getByText('Chicago, Illinois 60614')).toBeVisible({ timeout: 5_000 });
  }).toPass();
  expect(new URL(page.url()).pathname).toBe(stepPath('business-locations'));
  const { ownershipInfo, contactInfo } = await savedAnswers(page);
  expect(contactInfo).toMatchObject({ firstName: 'Ada', zipCode: '60614' });
  expect(ownershipInfo).toMatchObject({ ownershipStructure: 'partnership' });
});
