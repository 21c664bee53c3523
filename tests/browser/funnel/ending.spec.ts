import { BROKEN_FIGURES } from '../look.ts';
import { expect, test } from '../test.ts';
import { carpenterAnswers, openWith } from './drafts.ts';
import { primary, savedAnswers } from './steps.ts';

const ENDING = 'Your demonstration is complete';

test('the end of a purchase stays on the home page until it is dismissed (D16)', async ({
  page,
}) => {
  await openWith(page, carpenterAnswers, '/onboarding/quote');
  await page.getByRole('button', { name: 'Purchase Coverage' }).click();
  await page.waitForURL('**/onboarding/purchase');
  await primary(page).click();
  await page.waitForURL((url) => url.pathname === '/');
  const end = page.getByRole('region', { name: ENDING });
  await expect(end).toBeFocused();
  const { quoteId } = await savedAnswers(page);
  for (const words of [String(quoteId), 'Premier', 'No payment was taken']) {
    // oxlint-disable-next-line no-await-in-loop -- one page
    await expect(end).toContainText(words);
  }
  await expect(end.getByRole('link', { name: 'Start another quote' })).toBeVisible();
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate(`(() => {${BROKEN_FIGURES}})()`), `${width} px`).toEqual([]);
  }

  await end.getByRole('link', { name: 'See your receipt and documents' }).click();
  await expect(
    page.getByRole('heading', { name: 'Receipt of a demonstration purchase' }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Plumbline, home' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(end).toContainText(String(quoteId));

  await page.reload();
  await end.getByRole('button', { name: 'Close' }).click();
  await expect(end).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(end).toBeHidden();
});
