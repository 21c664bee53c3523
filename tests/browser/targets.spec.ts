import type { Locator } from '@playwright/test';
import { openStep } from './funnel/drafts.ts';
import { expect, test } from './persistent-page.ts';

async function expectTall(target: Locator): Promise<void> {
  const box = await target.first().boundingBox();
  expect(box?.height, String(target)).toBeGreaterThanOrEqual(44);
}

test('every standalone control is at least 44 px high', async ({ page }) => {
  await openStep(page, 'industry');
  await expectTall(page.locator('summary').filter({ hasText: 'Why we ask' }));
  await openStep(page, 'email');
  await expectTall(page.getByRole('button', { name: 'Log in' }));
  await page.goto('/');
  await expectTall(page.getByRole('link', { name: 'Sample figures' }));
  await expectTall(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }));
});
