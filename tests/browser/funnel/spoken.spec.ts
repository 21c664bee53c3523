import type { Page } from '@playwright/test';
import { carpenterAnswers, openStep, openWith } from './drafts.ts';
import { holdRemote } from './remote.ts';
import { press, stepPath } from './steps.ts';
import { expect, test } from '../persistent-page.ts';

/** The only status region that is not an `output`; each `output` covers one part of a page. */
const TOAST_REGION = 'div[role="status"]';

test('leaving a field announces its error, and a refusal announces only the summary', async ({
  page,
}) => {
  await openStep(page, 'email');
  const message = page.locator('form output').filter({ hasText: /\S/ });
  await page.getByLabel(/What email/).fill('ada@');
  await page.keyboard.press('Tab');
  await expect(message).toHaveText(
    (await page.locator('[id="root.email__error"] p').innerText()).trim(),
  );
  await page.getByLabel(/What email/).fill('ada');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeVisible();
  await expect(message).toHaveCount(0);
});

test('a slow save is announced, and not only shown on the button', async ({ page }) => {
  await openStep(page, 'industry', { businessType: 'food', operatingState: 'Texas' });
  const release = await holdRemote(page);
  await press(page);
  await expect(page.locator('form output').filter({ hasText: 'Saving...' })).toBeAttached();
  release();
  await page.waitForURL('**/onboarding/email**');
});

// `npm run test:long` has the others: these are a prerendered page and one that is not.
for (const { place, address, tag = [] } of [
  { place: 'the first question', address: '/onboarding' },
  { place: 'another question', address: stepPath('about-your-business'), tag: '@long' },
  { place: 'the quote', address: '/onboarding/quote' },
  { place: 'the purchase', address: '/onboarding/purchase', tag: '@long' },
]) {
  test(
    `on ${place} the live region of the toasts exists, empty, before any toast`,
    { tag },
    async ({ page }) => {
      await openWith(page, { ...carpenterAnswers, quoteId: 'QTE-1234567' }, address);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expect(page.locator(TOAST_REGION)).toHaveCount(1);
      await expect(page.locator(TOAST_REGION)).toBeEmpty();
    },
  );
}

test('a toast is announced once, by a live region that existed before its text', async ({
  page,
}) => {
  await openWith(page, carpenterAnswers, stepPath('about-your-business'));
  await page.getByRole('button', { name: 'Edit business activities' }).click();
  await watchRegions(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  const words = 'Business activities updated successfully';
  await expect(page.locator(TOAST_REGION).getByText(words)).toBeVisible();
  await expect(page.getByText(words)).toHaveCount(1);
  expect(await regionsWithWords(page)).toEqual([]);
  // Visitors who read to the end of the page hear no outdated messages.
  await expect(page.locator(TOAST_REGION)).not.toContainText(words, { timeout: 8000 });
});

test('Enter in the one invalid field of a location announces the error, each time', async ({
  page,
}) => {
  await openWith(page, carpenterAnswers, stepPath('business-locations'));
  await page.getByRole('button', { name: 'Add location' }).click();
  const dialog = page.getByRole('dialog');
  const alert = dialog.getByRole('alert');
  await dialog.getByRole('button', { name: 'Save location' }).click();
  await expect(dialog.getByLabel('Street address')).toBeFocused();
  // The focus moved to the field, which is announced with its message.
  await expect(alert).toHaveText('');
  for (const _time of ['first', 'second']) {
    await alert.evaluate((region) => region.setAttribute('data-heard', ''));
    await page.keyboard.press('Enter');
    await expect(alert).toHaveText('Enter the street address');
    await expect(alert).not.toHaveAttribute('data-heard');
  }
});

test('an error that comes back is announced by the same live region', async ({ page }) => {
  await openWith(page, carpenterAnswers, stepPath('employee-activities'));
  const region = page.locator('[data-actions] [aria-live]');
  await expect(region).toHaveText('');
  await expect(region).not.toHaveCSS('display', 'none');
  const other = page.getByRole('radiogroup', { name: /the owner, perform/ });
  await other.getByRole('radio', { name: 'No' }).check();
  await expect(region).toHaveText('');
  await page.getByRole('checkbox').first().waitFor({ state: 'detached' });
  await other.getByRole('radio', { name: 'Yes' }).check();
  await page.getByRole('checkbox', { name: 'Rough framing' }).uncheck();
  await expect(region).toContainText('Choose at least one activity.');
});

/** Records polite live regions that are inserted with text already in them. */
const watchRegions = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    Object.assign(window, { regionsWithWords: found });
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof Element)) continue;
        const regions = [node, ...node.querySelectorAll('*')].filter((element) =>
          element.matches('output, [role="status"]:not([aria-live="off"]), [aria-live="polite"]'),
        );
        found.push(...regions.map(({ textContent }) => textContent).filter((text) => text !== ''));
      }
    }).observe(document.body, { childList: true, subtree: true });
  });

const regionsWithWords = (page: Page): Promise<unknown> =>
  page.evaluate(() => Reflect.get(window, 'regionsWithWords'));
