import { savedAnswers, stepPath } from '../funnel/steps.ts';
import { MISSING_CHUNK } from '../missing-chunk.ts';
import { expect, test } from '../test.ts';

// The worker is registered two seconds after the first load; until then the site behaves as without one.
test.use({
  allowedErrors: [
    [
      // The browser's own error for requests without a network.
      /net::ERR_INTERNET_DISCONNECTED/,
      // The page's error for the second question, which has not loaded yet.
      MISSING_CHUNK,
    ],
    { scope: 'test' },
  ],
});

test('a visitor who loses the network within two seconds of the first load can continue, and loses nothing', async ({
  page,
  context,
}) => {
  // The second question is prefetched as soon as the first one is answered.
  const nextQuestion = page.waitForResponse(
    (response) => response.ok() && /\/assets\/.*\.js$/.test(response.url()),
  );
  await page.goto('/onboarding');
  await page.getByRole('radio', { name: /^Food/ }).check();
  await page.getByLabel(/^State where/).selectOption('New York');
  await nextQuestion;
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(page.getByText('Offline: answers stay on this device').first()).toBeVisible();

  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL((url) => url.pathname === stepPath('email'));
  await page.getByLabel(/What email/).fill('cafe@example.org');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL((url) => url.pathname === stepPath('details'));
  // Not a dead end: logo and phone number are there, and the question loads once back online.
  await expect(page.getByRole('link', { name: /^Questions\? Call/ })).toBeVisible();
  expect(await savedAnswers(page)).toMatchObject({
    businessType: 'food',
    operatingState: 'New York',
    email: { email: 'cafe@example.org' },
  });
  await context.setOffline(false);
  await expect(page.getByRole('checkbox', { name: /^Uses tools/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel(/What email/)).toHaveValue('cafe@example.org');
});
