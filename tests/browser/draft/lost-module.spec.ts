import type { Page } from '@playwright/test';
import { NO_ANSWER } from '../funnel/remote.ts';
import { answersBefore, openWith } from '../funnel/drafts.ts';
import { MISSING_CHUNK } from '../missing-chunk.ts';
import { expect, test } from '../test.ts';
import { databaseAnswers, draftId } from './database.ts';

test.use({ allowedErrors: [[NO_ANSWER, MISSING_CHUNK], { scope: 'test' }] });

/** What saves: the exchange with the server, its client, and what reads and writes the rows. */
const SAVING = /\/assets\/(?:exchange|client|repository|retry-after)-[^/]*\.js$/;

/**
 * The next page cannot load the modules, as in a browser that has asked for them once in a dead spot
 * and remembers that (Firefox): only another page can.
 */
async function missOnNextPage(page: Page) {
  let [pages, misses] = [0, 0];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) pages += 1;
  });
  await page.route(SAVING, async (route) => {
    if (pages > 1) return await route.continue();
    misses += 1;
    return await route.abort();
  });
  return { pages: () => pages, misses: () => misses };
}

test.setTimeout(180_000);

test('what saves is asked for again where the browser gives it up once it has failed', async ({
  page,
  origins,
}) => {
  await openWith(page, answersBefore('contact-info'), '/privacy');
  const { pages, misses } = await missOnNextPage(page);
  await page.goto('/onboarding/contact-info');
  const [origin = ''] = origins;
  const id = await draftId(page);
  const first = page.getByLabel(/^First name/);
  await first.pressSequentially('Ada');
  await expect(page.getByText(/will retry/).first()).toBeVisible();
  // Nothing is taken from under a visitor who types.
  await expect.poll(misses, { timeout: 60_000 }).toBeGreaterThan(12);
  expect(pages()).toBe(1);
  await first.blur();
  await expect.poll(pages, { timeout: 90_000 }).toBe(2);
  await expect(first).toHaveValue('Ada');
  await expect
    .poll(async () => await databaseAnswers(origin, id))
    .toMatchObject({ contactInfo: { firstName: 'Ada' } });
});
