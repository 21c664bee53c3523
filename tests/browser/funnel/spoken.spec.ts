import { openStep } from './drafts.ts';
import { holdRemote } from './remote.ts';
import { press } from './steps.ts';
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
