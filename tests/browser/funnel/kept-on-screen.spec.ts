import type { Locator, Page } from '@playwright/test';
import { openStep } from './drafts.ts';
import { continueTo, primary, savedAnswers, stepPath } from './steps.ts';
import { expect, test } from '../persistent-page.ts';

/** Fills in a field as a browser or a password manager does that tells the page nothing. */
const fillSilently = (field: Locator, text: string) =>
  field.evaluate((control, value) => {
    const kind = control instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(control, value);
  }, text);

const TEXTS = { firstName: 'Grace', businessName: 'Hopper Builders', city: 'Peoria' };

async function autofill(page: Page): Promise<void> {
  await openStep(page, 'contact-info');
  await fillSilently(page.getByLabel(/^First name/), TEXTS.firstName);
  await fillSilently(page.getByLabel(/^Legal business name/), TEXTS.businessName);
  await fillSilently(page.getByLabel(/^City/), TEXTS.city);
}

const WAYS = [
  ['Continue', (page: Page) => primary(page).click()],
  [
    'the Back button',
    (page: Page) => page.getByRole('button', { name: 'Back', exact: true }).click(),
  ],
  [
    'the browser’s Back',
    async (page: Page) => {
      await page.goBack();
      await page.waitForURL((url) => url.pathname === '/onboarding');
    },
  ],
  ['a reload', (page: Page) => page.reload()],
] as const;

for (const [way, leave] of WAYS) {
  test(`fields that were filled in without an event are kept when the step is left by ${way}`, async ({
    page,
  }) => {
    await page.goto('/onboarding');
    await autofill(page);
    await leave(page);
    await expect.poll(async () => (await savedAnswers(page))['contactInfo']).toMatchObject(TEXTS);
  });
}

test.describe('a half-entered address', () => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Add a location' });

  async function enterHalf(page: Page): Promise<void> {
    await openStep(page, 'locations');
    await continueTo(page, stepPath('business-locations'));
    await page.getByRole('button', { name: /^Add/ }).click();
    await dialog(page)
      .getByLabel(/^Street address/)
      .fill('1 Main St');
  }

  test('is asked about on Escape, and stays where it is', async ({ page }) => {
    await enterHalf(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Keep entering' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByLabel(/^Street address/)).toHaveValue('1 Main St');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Discard it' }).click();
    await expect(dialog(page)).toBeHidden();
  });

  test('is asked about on Back, which leads nowhere until then', async ({ page }) => {
    await enterHalf(page);
    await page.evaluate(() => history.back());
    await expect(page.getByRole('button', { name: 'Keep entering' })).toBeVisible();
    await page.waitForURL((url) => url.pathname === stepPath('business-locations'));
    await expect(dialog(page).getByLabel(/^Street address/)).toHaveValue('1 Main St');
    await page.getByRole('button', { name: 'Discard it' }).click();
    await page.evaluate(() => history.back());
    await page.waitForURL((url) => url.pathname === stepPath('locations'));
  });
});
