import { readFileSync } from 'node:fs';
import { violations } from '../axe.ts';
import { BROKEN_FIGURES } from '../look.ts';
import { expect, test } from '../persistent-page.ts';
import { showAsPrinted } from '../printed.ts';
import { carpenterAnswers, openWith } from './drafts.ts';

const PAPERS = '/onboarding/papers';
const submitted = { ...carpenterAnswers, quoteId: 'QTE-1234567', quoteStatus: 'quoted' };

test('each paper is a page without axe violations, and fits a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const receipt = `${PAPERS}?paper=receipt&plan=premier&method=card&on=2026-11-25`;
  await openWith(page, submitted, receipt);
  const choice = page.getByRole('navigation', { name: 'Documents' }).getByRole('link');
  await expect(choice).toHaveText([
    'Receipt',
    'Quote summary',
    'Sample certificate',
    'Subcontractor pack',
  ]);
  for (const link of await choice.all()) {
    await link.click();
    await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText(
      (await link.textContent()) ?? '',
    );
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await page.evaluate(`(() => {${BROKEN_FIGURES}})()`)).toEqual([]);
  }
});

test('a PDF is made in the browser, within the policy of the page', async ({ page }) => {
  await openWith(page, submitted, `${PAPERS}?paper=certificate`);
  await page.getByRole('textbox', { name: /client/ }).fill('Harbor Builders');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('sample-certificate.pdf');
  expect(
    readFileSync(await file.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  await expect(page.getByText('Saved as sample-certificate.pdf.')).toBeVisible();
});

test('only the sheet is printed', async ({ page }) => {
  await openWith(page, submitted, PAPERS);
  await showAsPrinted(page);
  await expect(page.getByRole('article')).toBeVisible();
  for (const name of ['Download PDF', 'Print'])
    await expect(page.getByRole('button', { name, includeHidden: true })).toBeHidden();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});
