import { carpenterAnswers, openWith } from './drafts.ts';
import { expect, test } from '../test.ts';

const QUOTE = '/onboarding/quote';
const submitted = { ...carpenterAnswers, quoteId: 'QTE-1234567', quoteStatus: 'quoted' };

test('paper shows the plans side by side and by their price, whatever the screen was', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await openWith(page, submitted, QUOTE);
  const plans = page.getByRole('radio', { name: /Basic|Premier|Deluxe/ });
  await expect(plans.first()).toHaveAttribute('value', 'premier');
  await page.emulateMedia({ media: 'print' });
  await expect(plans.first()).toHaveAttribute('value', 'basic');
  const lefts = await plans.evaluateAll((all) =>
    all.map((plan) => plan.getBoundingClientRect().left),
  );
  expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
  expect(new Set(lefts).size).toBe(3);
});

test('the heading of the answers is as large as those of the other parts of the quote', async ({
  page,
}) => {
  await openWith(page, submitted, QUOTE);
  const sizeOf = (name: string) =>
    page
      .getByRole('heading', { level: 2, name })
      .evaluate((heading) => getComputedStyle(heading).fontSize);
  expect(await sizeOf('Your answers')).toBe(await sizeOf('No surprises'));
});

test('the link back to the quote keeps the plan that was chosen, after a reload too', async ({
  page,
}) => {
  await openWith(page, submitted, QUOTE);
  await page.getByRole('radio', { name: 'Basic' }).check();
  await page.getByRole('button', { name: 'Get Coverage' }).click();
  await page.getByRole('link', { name: 'Back to quote' }).click();
  await expect(page.getByRole('radio', { name: 'Basic' })).toBeChecked();

  await page.getByRole('button', { name: 'Get Coverage' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('REVIEW & PURCHASE');
  await page.reload();
  await page.getByRole('link', { name: 'Back to quote' }).click();
  await expect(page.getByRole('radio', { name: 'Basic' })).toBeChecked();
});
