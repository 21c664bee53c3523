import { carpenterAnswers, openWith } from '../funnel/drafts.ts';
import { continueTo, stepPath } from '../funnel/steps.ts';
import { expect, test } from '../test.ts';

test('a page restored by Back shows what was typed there, and still works', async ({
  page,
  browserName,
}) => {
  await openWith(page, carpenterAnswers, stepPath('contact-info'));
  await page.getByLabel(/^First name/).fill('Grace');
  await page.evaluate(() => Reflect.set(window, 'isKept', true));
  await page.getByRole('link', { name: 'Plumbline, home' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  // Playwright would wait for a load event, but a page restored from the back/forward cache has none.
  // It answers before the page is left.
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(page.getByLabel(/^First name/)).toHaveValue('Grace');
  // Whether Chromium uses the back/forward cache depends on how it was built and started.
  const isKept = await page.evaluate(() => Reflect.get(window, 'isKept') === true);
  if (browserName === 'firefox') expect(isKept).toBe(true);
  await continueTo(page, stepPath('ownership'));
});
