import { expect, test } from '../persistent-page.ts';

test.use({ viewport: { width: 1024, height: 500 } });

for (const name of ['Menu', 'Log in']) {
  test(`the page does not move behind "${name}", and is inert`, async ({ page }) => {
    await page.goto('/');
    const opener = page.getByRole('banner').getByRole('button', { name });
    await page.mouse.move(40, 400);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
    await opener.click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.move(40, 400);
    await page.mouse.wheel(0, 300);
    await page.mouse.wheel(0, -30);
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    // Elements behind the dialog cannot take the focus.
    await page.locator('main a').first().focus();
    await expect(page.locator('dialog :focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await page.mouse.wheel(0, 100);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before + 100);
  });
}
