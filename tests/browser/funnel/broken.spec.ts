import { carpenterAnswers, openWith } from './drafts.ts';
import { NO_ANSWER } from './remote.ts';
import { stepPath } from './steps.ts';
import { MISSING_CHUNK } from '../missing-chunk.ts';
import { expect, test } from '../test.ts';

const QUESTIONS = '**/assets/schema-*.js';

test.use({
  allowedErrors: [[NO_ANSWER, MISSING_CHUNK], { scope: 'test' }],
});

test('a question that does not arrive says so as large as it asks, and comes on the next try', async ({
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
