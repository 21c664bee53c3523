import type { Locator } from '@playwright/test';
import { carpenterAnswers, openStep, openWith } from './funnel/drafts.ts';
import { openFolds } from './funnel/folds.ts';
import { allSteps, stepPath } from './funnel/steps.ts';
import { expect, test } from './test.ts';

async function expectTall(target: Locator): Promise<void> {
  const box = await target.first().boundingBox();
  expect(box?.height, String(target)).toBeGreaterThanOrEqual(44);
}

test('what stands alone and can be pressed is at least 44 px high', async ({ page }) => {
  await openStep(page, 'industry');
  await expectTall(page.locator('summary').filter({ hasText: 'Why we ask' }));
  await openStep(page, 'email');
  await expectTall(page.getByRole('button', { name: 'Log in' }));
  await page.goto('/');
  await expectTall(page.getByRole('link', { name: 'Sample figures' }));
  await expectTall(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }));
});

const pagesWithRadios = ['/onboarding/quote', '/onboarding/purchase'];

for (const path of [...allSteps.map(stepPath), ...pagesWithRadios])
  test(`every box and radio at ${path} can be pressed itself, not only by its label`, async ({
    page,
  }) => {
    await openWith(page, carpenterAnswers, path);
    if (pagesWithRadios.includes(path)) await openFolds(page);
    const boxes = page.locator('input:is([type=checkbox], [type=radio]):enabled');
    for (const box of await boxes.all()) await box.click({ trial: true });
  });
