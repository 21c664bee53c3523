import { translatePages } from '../translated.ts';
import { expect, test as watched } from '../test.ts';
import { cafe, Fingers, plumber } from './answers.ts';
import { openStep } from './drafts.ts';
import { allSteps, continueTo, otherSteps, press, primary, stepPath } from './steps.ts';

/** Every page is translated by the browser; the fixture fails with each error and each text at risk. */
const test = watched.extend({
  context: async ({ context }, show) => {
    await translatePages(context);
    await show(context);
  },
});

test.setTimeout(300_000);

for (const [who, answers, order] of [
  ['a plumber', plumber, allSteps],
  ['a cafe', cafe, otherSteps],
] as const) {
  test(`${who} reads every page in a translation, from the first question to the end`, async ({
    page,
  }) => {
    await page.goto('/onboarding');
    for (const [index, step] of order.entries()) {
      await answers[step]?.(page, new Fingers());
      const following = order[index + 1];
      if (following !== undefined) await continueTo(page, stepPath(following));
    }
    await primary(page).click();
    await page.waitForURL('**/onboarding/quote');
    for (const plan of ['Deluxe', 'Basic'])
      await page.getByRole('radio', { name: new RegExp(plan) }).check();
    await page.getByRole('checkbox', { name: 'Go on without a call' }).check();
    await page.getByRole('button', { name: 'Purchase Coverage' }).click();
    await page.waitForURL('**/onboarding/purchase');
    for (const method of await page.getByRole('radio').all()) await method.check();
    await primary(page).click();
    await page.waitForURL((url) => url.pathname === '/');
  });
}

test('every question, refused, in a translation', async ({ page }) => {
  for (const step of allSteps) {
    await openStep(page, step);
    await press(page);
    await expect(page.locator('[data-summary]').or(page.locator('h1')).first()).toBeVisible();
  }
});
