import { carpenterAnswers, openStep, openWith } from './drafts.ts';
import { NO_ANSWER } from './remote.ts';
import { primary, savedAnswers, stepPath } from './steps.ts';
import { MISSING_CHUNK } from '../missing-chunk.ts';
import { expect, test } from '../test.ts';

const QUESTIONS = '**/assets/schema-*.js';

test.use({
  allowedErrors: [[NO_ANSWER, MISSING_CHUNK], { scope: 'test' }],
});

test('a connection that drops before the next question has come is waited for, with the answers kept', async ({
  page,
  context,
}) => {
  await openStep(page, 'ownership', { ownershipInfo: { ownershipStructure: 'llc' } });
  await page.route(QUESTIONS, (route) => route.abort());
  await page.goto(stepPath('ownership'));
  const waiting = page.getByRole('status').filter({ hasText: 'has not loaded yet' });
  await expect(waiting).toContainText('It opens by itself');
  await expect(page.getByRole('link', { name: /^Questions\? Call/ })).toBeVisible();
  await expect(page.getByText('Something went wrong')).toHaveCount(0);
  await context.setOffline(true);
  await page.unroute(QUESTIONS);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'About your ownership structure',
  );
  expect(await savedAnswers(page)).toMatchObject({ ownershipInfo: { ownershipStructure: 'llc' } });
});

test('the screen before the quote blocks nobody when it fails to load', async ({ page }) => {
  const screens = '**/assets/LazyInterlude-*.js';
  await page.route(screens, (route) => route.abort());
  const asked = page.waitForRequest(screens);
  await openWith(page, carpenterAnswers, stepPath('tools-and-equipment'));
  await asked;
  await expect(page.getByRole('textbox', { name: /^Coverage start date/ })).toBeVisible();
  await primary(page).press('Enter');
  await page.waitForURL('**/onboarding/quote');
  await expect(page.getByRole('radio')).toHaveCount(3);
});
