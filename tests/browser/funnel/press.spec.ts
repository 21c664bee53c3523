import { openStep } from './drafts.ts';
import { primary, stepPath } from './steps.ts';
import { expect, test } from '../persistent-page.ts';

/** Each test at one width, the narrowest or the widest; `npm run test:long` has the others. */
const sampledAt = (width: number, sample: number) => (width === sample ? [] : ['@long']);

for (const width of [390, 1280]) {
  const tag = sampledAt(width, 1280);
  test(
    `Continue accepts the press during which the storage fills up, at ${width} px`,
    { tag },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await openStep(page, 'email');
      await page.getByLabel(/What email/).fill('owner@example.com');
      await page.evaluate(() => {
        const fill = () => {
          Storage.prototype.setItem = () => {
            throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
          };
        };
        window.addEventListener('pointerdown', fill, { capture: true, once: true });
      });
      const box = await primary(page).boundingBox();
      if (box === null) throw new Error('The page has no Continue');
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.mouse.down();
      // Time for the field to blur, for storage to reject its answer, and for that to be shown.
      await page.waitForTimeout(600);
      const pressed = await primary(page).boundingBox();
      // A pressed button moves down by a pixel.
      expect(Math.abs((pressed?.y ?? 0) - box.y)).toBeLessThanOrEqual(1);
      expect(pressed).toMatchObject({ x: box.x, width: box.width, height: box.height });
      await page.mouse.up();
      await page.waitForURL((url) => url.pathname === stepPath('details'));
      await expect(page.getByText('Not saved on this device').first()).toBeVisible();
    },
  );
}

for (const width of [390, 768, 1280]) {
  const tag = sampledAt(width, 390);
  test(`no message about saving moves Continue, at ${width} px`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openStep(page, 'email');
    await page.getByLabel(/What email/).fill('owner@example.com');
    await expect(page.getByText(/^Saved/).first()).toBeVisible();
    const before = await primary(page).boundingBox();
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    await page.getByLabel(/What email/).fill('owner@example.org');
    await expect(page.getByText('Not saved on this device').first()).toBeVisible();
    await expect(page.locator('main').getByText(/while this page stays open/)).toBeVisible();
    await expect(page.locator('main').getByRole('button', { name: /^Get a link/ })).toBeVisible();
    expect(await primary(page).boundingBox()).toEqual(before);
  });
}

test('a link that is replaced while it is pressed, since the page has loaded, is followed', async ({
  page,
}) => {
  await openStep(page, 'ownership');
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route('**/assets/app-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(stepPath('ownership'), { waitUntil: 'commit' });
  const placeholder = page.getByRole('link', { name: 'Plumbline, home' });
  const before = await placeholder.elementHandle();
  await placeholder.hover();
  await page.mouse.down();
  release();
  await expect(primary(page)).toBeVisible();
  expect(await before?.evaluate((link) => link.isConnected)).toBe(false);
  await page.mouse.up();
  await page.waitForURL((url) => url.pathname === '/');
});
