import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportRequests } from '../../../src/server/backend/export.ts';
import { violations } from '../axe.ts';
import { openBlank } from '../blank.ts';
import { databaseAnswers, draftId } from '../draft/database.ts';
import { untilKept } from '../offline/worker.ts';
import { fillIn, haulerAnswers, START } from './hauler.ts';
import { expect, test } from '../test.ts';

/** Where the server of the browser tests keeps its data (playwright.config.ts). */
const DATA = '.data/browser-tests';

const WIDTHS = [390, 768, 1280];

test('commercial auto is asked, kept, resumed elsewhere and sent under a number', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  await page.goto(START);
  await expect(page.locator('h1')).toHaveText('Which vehicles do you use for the business?');
  await fillIn(page, async (name) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect(await violations(page), `${name} at ${width} px`).toEqual([]);
      const tops = await page
        .getByRole('progressbar')
        .evaluateAll((bars) => bars.map((bar) => Math.round(bar.getBoundingClientRect().top)));
      expect(new Set(tops).size, `bars of progress at ${width} px: ${tops.join()}`).toBe(1);
    }
  });
  await page.reload();
  await expect(page.locator('h1')).toHaveText('Is everything right?');
  await page.goBack();
  await expect(page).toHaveURL(`${START}/start-date`);
  await page.goForward();

  // The link opens this questionnaire's answers on another device.
  await page.getByRole('button', { name: 'Get a link to finish later' }).click();
  const link = page.locator('input[readonly]').first();
  await expect(link).toHaveValue(/commercial-auto#continue=/, { timeout: 20_000 });
  const other = await (await browser.newContext()).newPage();
  await other.goto(await link.inputValue());
  await other.getByRole('button', { name: 'Open the answers from the link' }).click();
  await expect(other.locator('h1')).toHaveText('Is everything right?', { timeout: 20_000 });
  await other.context().close();

  await page.getByLabel('These answers are complete').check();
  await page.locator('[data-primary]').click();
  await expect(page.locator('h1')).toHaveText('Request received');
  await expect(page.getByText(/^CA-\d+$/)).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await violations(page), `request at ${width} px`).toEqual([]);
  }
  const number = await page.getByText(/^CA-\d+$/).textContent();
  await expect
    .poll(async () => await exported(number))
    .toMatchObject({ flow_id: 'commercial-auto', email: 'ada@example.com', state: 'Illinois' });

  // The other questionnaire has a separate draft.
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept).toContain('commercialAutoProgress');
  expect(kept).not.toContain('onboardingProgress');
});

test('the submitted answers are handed out as a file', async ({ page }) => {
  const draft = { ...haulerAnswers, uuid: crypto.randomUUID(), currentStep: 10 };
  await openBlank(page);
  await page.evaluate(
    (kept) => localStorage.setItem('commercialAutoProgress', kept),
    JSON.stringify({ ...draft, quoteId: 'CA-1234567', quoteStatus: 'quoted' }),
  );
  await page.goto(`${START}/request`);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download your answers' }).click();
  expect((await saved).suggestedFilename()).toBe('CA-1234567.txt');
});

/** The request with this number as `npm run export` outputs it. */
async function exported(number: string | null): Promise<object | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-export-'));
  try {
    const files = await exportRequests(DATA, folder);
    const json = files.find((file) => file.endsWith('.json')) ?? '';
    const requests: { quote_id: string }[] = JSON.parse(readFileSync(json, 'utf8'));
    return requests.find((request) => request.quote_id === number);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test.describe('without a network', () => {
  test.use({
    serviceWorkers: 'allow',
    // The browser's own error for a save without a network.
    allowedErrors: [[/net::ERR_INTERNET_DISCONNECTED/], { scope: 'test' }],
  });

  test(
    'commercial auto is completed, and the answers are sent later',
    { tag: '@long' },
    async ({ page, context, baseURL }) => {
      test.setTimeout(120_000);
      await page.goto(START);
      await untilKept(page);
      await context.setOffline(true);
      await page.reload();
      await fillIn(page);
      await page.getByLabel('These answers are complete').check();
      await page.locator('[data-primary]').click();
      await expect(page.locator('h1')).toHaveText('Request received');
      await expect(page.getByText(/^CA-\d+$/)).toBeVisible();
      const id = await draftId(page, 'commercialAutoProgress');
      const drivers = async () => (await databaseAnswers(baseURL ?? '', id))['drivers'];
      expect(await drivers()).toBeUndefined();
      await context.setOffline(false);
      await page.reload();
      await expect.poll(drivers).toMatchObject([{ name: 'Ada Byron' }]);
    },
  );
});
