import { carpenterAnswers, openWith } from './drafts.ts';
import { stepPath } from './steps.ts';
import { expect, test } from '../persistent-page.ts';

const submitted = { ...carpenterAnswers, quoteId: 'QTE-1234567', quoteStatus: 'quoted' };
const dialogs = [
  { path: stepPath('business-locations'), opener: 'Add location' },
  // `npm run test:long` has this one: it is in the same place as "Log in".
  { path: stepPath('details'), opener: 'Delete my answers', tag: '@long' },
  { path: stepPath('email'), opener: 'Log in' },
  { path: '/onboarding/quote', opener: /^View details of the Premier/ },
];

test.use({ viewport: { width: 390, height: 500 } });

for (const { path, opener, tag = [] } of dialogs) {
  test(
    `the page of ${path} does not move behind its dialog, and gets the focus back`,
    { tag },
    async ({ page }) => {
      await openWith(page, submitted, path);
      const button = page.getByRole('button', { name: opener }).first();
      await button.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      const before = await page.evaluate(() => window.scrollY);
      await page.mouse.move(4, 250);
      await page.mouse.wheel(0, -200);
      await page.mouse.wheel(0, 300);
      await page.waitForTimeout(300);
      expect(await page.evaluate(() => window.scrollY)).toBe(before);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(button).toBeFocused();
    },
  );
}
