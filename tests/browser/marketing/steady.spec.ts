import { expectSteady, watchShifts } from '../shifts.ts';
import { expect, test } from '../test.ts';
import { marketingPaths, NOT_FOUND, WIDTHS } from './pages.ts';

test.use({ allowedErrors: [NOT_FOUND, { scope: 'test' }] });

for (const width of WIDTHS) {
  test(`nothing moves on a page of the site as it is opened at ${width} px`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height: 844 });
    await watchShifts(page);
    for (const path of marketingPaths) {
      await page.goto(path);
      await expect(page.locator('h1')).toHaveCount(1);
      await expectSteady(page, `${path} at ${width} px`);
    }
  });
}

for (const path of marketingPaths) {
  test(`${path}: Contact leads to the phone numbers in the footer`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Contact' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.locator('#contact')).toBeInViewport();
    await expect(page.locator('#contact')).toBeFocused();
  });
}
