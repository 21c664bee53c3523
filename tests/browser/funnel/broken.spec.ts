import { carpenterAnswers, openWith } from './drafts.ts';
import { NO_ANSWER } from './remote.ts';
import { primary, stepPath } from './steps.ts';
import { MISSING_CHUNK } from '../missing-chunk.ts';
import { expect, test } from '../test.ts';

const QUESTIONS = '**/assets/schema-*.js';

test.use({
  allowedErrors: [[NO_ANSWER, MISSING_CHUNK], { scope: 'test' }],
});

test('a question that fails to load says so in its heading, and loads on the next try', async ({
  page,
}) => {
  await page.route(QUESTIONS, (route) => route.abort());
  await openWith(page, carpenterAnswers, stepPath('ownership'));
  const heading = page.getByRole('heading', { level: 1 });
  const size = () => heading.evaluate((element) => getComputedStyle(element).fontSize);
  await expect(heading).toHaveText('Something went wrong on this page');
  const said = await size();
  await page.unroute(QUESTIONS);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading).toHaveText('About your ownership structure');
  expect(said).toBe(await size());
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
