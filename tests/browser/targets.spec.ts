import type { Locator } from '@playwright/test';
import { carpenterAnswers, openStep, openWith } from './funnel/drafts.ts';
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
  const pastInsurance = {
    insuranceClaims: false,
    businessIssues: true,
    selectedIssues: { convicted: true },
    understandExclusions: true,
  };
  await openWith(page, { ...carpenterAnswers, pastInsurance }, '/onboarding/purchase');
  for (const label of ['Go on without a call', /^Send me my policy documents/])
    await expectTall(page.locator('label').filter({ hasText: label }));
  await page.goto('/');
  await expectTall(page.getByRole('link', { name: 'Sample figures' }));
  await expectTall(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }));
});
