import { carpenterAnswers, openStep, openWith } from './drafts.ts';
import { holdRemote } from './remote.ts';
import { press, stepPath } from './steps.ts';
import { expect, test } from '../test.ts';

test('who goes on from a field hears what is wrong with it, and after a refusal only the summary', async ({
  page,
}) => {
  await openStep(page, 'email');
  const message = page.locator('form output').filter({ hasText: /\S/ });
  await page.getByLabel(/What email/).fill('ada@');
  await page.keyboard.press('Tab');
  await expect(message).toHaveText((await page.locator('#root_email__error p').innerText()).trim());
  await page.getByLabel(/What email/).fill('ada');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeVisible();
  await expect(message).toHaveCount(0);
});

test('a save that takes its time is said, and not only shown on the button', async ({ page }) => {
  await openStep(page, 'industry', { businessType: 'food', operatingState: 'Texas' });
  const release = await holdRemote(page);
  await press(page);
  await expect(page.locator('form output').filter({ hasText: 'Saving...' })).toBeAttached();
  release();
  await page.waitForURL('**/onboarding/email**');
});

test('who presses Enter in the one wrong field of a location hears what is wrong, each time', async ({
  page,
}) => {
  await openWith(page, carpenterAnswers, stepPath('business-locations'));
  await page.getByRole('button', { name: 'Add location' }).click();
  const dialog = page.getByRole('dialog');
  const alert = dialog.getByRole('alert');
  await dialog.getByRole('button', { name: 'Save location' }).click();
  await expect(dialog.getByLabel('Street address')).toBeFocused();
  // The focus moved to the field, which is read out with its message.
  await expect(alert).toHaveText('');
  for (const _time of ['first', 'second']) {
    await alert.evaluate((region) => region.setAttribute('data-heard', ''));
    await page.keyboard.press('Enter');
    await expect(alert).toHaveText('Enter the street address');
    await expect(alert).not.toHaveAttribute('data-heard');
  }
});

test('what is missing again is said by a region that stayed', async ({ page }) => {
  await openWith(page, carpenterAnswers, stepPath('employee-activities'));
  const region = page.locator('[data-actions] [aria-live]');
  await expect(region).toHaveText('');
  await expect(region).not.toHaveCSS('display', 'none');
  const other = page.getByRole('radiogroup', { name: /the owner, perform/ });
  await other.getByRole('radio', { name: 'No' }).check({ force: true });
  await expect(region).toHaveText('');
  await page.getByRole('checkbox').first().waitFor({ state: 'detached' });
  await other.getByRole('radio', { name: 'Yes' }).check({ force: true });
  await page.getByRole('checkbox', { name: 'Rough framing' }).uncheck({ force: true });
  await expect(region).toContainText('Choose at least one activity.');
});
