import type { Locator, Page } from '@playwright/test';
import { brokenWords } from '../broken-words.ts';
import { expect, test } from '../persistent-page.ts';
import { BROKEN_FIGURES, LEGENDS_ON_THE_LINE } from '../look.ts';
import { showAsPrinted } from '../printed.ts';
import { expectNoSidewaysScroll } from './access.ts';
import { carpenterAnswers, openStep, openWith } from './drafts.ts';
import { openFolds } from './folds.ts';
import { stepPath } from './steps.ts';

const openQuote = (page: Page) =>
  openWith(page, { ...carpenterAnswers, quoteId: 'QTE-1234567' }, '/onboarding/quote');

const box = async (element: Locator) => {
  const found = await element.boundingBox();
  if (found === null) throw new Error('The element is not shown');
  return found;
};

test('the narrowest phone has the logo and the phone number on one line', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openStep(page, 'email');
  const header = page.getByRole('banner');
  const [logo, phone] = [
    await box(header.getByRole('link').first()),
    await box(header.getByRole('link', { name: /Call/ })),
  ];
  expect(phone.y).toBe(logo.y);
  expect(phone.x).toBeGreaterThan(logo.x + logo.width);
});

test('labels of choices side by side start on one line, whatever is below them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openStep(page, 'employee-activities');
  const tops = await page
    .getByRole('radiogroup', { name: /What is your role/ })
    .locator('label [id$="-label"]')
    .evaluateAll((names) => names.map((name) => name.getBoundingClientRect().top));
  expect(tops).toHaveLength(3);
  expect(new Set(tops).size).toBe(1);
});

test('the quote is aligned with the header, and so is a question with its rail', async ({
  page,
}) => {
  const expectAligned = async (width: number) => {
    await page.setViewportSize({ width, height: 1024 });
    const logo = await box(page.getByRole('banner').getByRole('link').first());
    expect((await box(page.locator('h1'))).x, `${width} px`).toBe(logo.x);
  };
  await openQuote(page);
  for (const width of [768, 1024, 1200, 1440, 1920]) await expectAligned(width);
  await openStep(page, 'email');
  for (const width of [1024, 1200, 1440, 1920]) await expectAligned(width);
});

test('the bar of the quote holds price and button on one line on the narrowest phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openQuote(page);
  const button = page.getByRole('button', { name: 'Get Coverage' });
  expect((await box(button.locator('..'))).height).toBeLessThan(2 * (await box(button)).height);
});

for (const width of [390, 1280])
  test(`the price bar does not touch the offer below a quote without answers, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openWith(page, {}, '/onboarding/quote');
    const offer = page.getByRole('region', { name: 'Answered before?' });
    await offer.scrollIntoViewIfNeeded();
    const bar = await box(page.getByRole('button', { name: 'Get Coverage' }).locator('..'));
    expect((await box(offer)).y).toBeGreaterThan(bar.y + bar.height + 8);
  });

test('no separator stands at the start or the end of a line above the plans', async ({ page }) => {
  await openQuote(page);
  const facts = page.locator('header p').filter({ hasText: 'Ada Decks LLC' });
  for (const width of [320, 390, 480, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const drawn = await besideLines(facts);
    await page.evaluate(withoutPseudoElements);
    expect(await besideLines(facts), `${width} px`).toEqual(drawn);
    await page.evaluate(() => {
      document.adoptedStyleSheets = [];
    });
  }
});

/** Pictures of the space before the first word and after the last word of each line. */
async function besideLines(element: Locator): Promise<Buffer[]> {
  const places = await element.evaluate((root) => {
    const lines: { top: number; bottom: number; left: number; right: number }[] = [];
    const words = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(words.currentNode);
      for (const { top, bottom, left, right } of range.getClientRects()) {
        const line = lines.find((one) => top < one.bottom - 4 && bottom > one.top + 4);
        if (line === undefined) lines.push({ top, bottom, left, right });
        else Object.assign(line, { right: Math.max(line.right, right) });
      }
    }
    const edge = document.documentElement.clientWidth;
    return lines.flatMap(({ top: y, bottom, left, right }) => [
      { x: 0, y, width: left - 1, height: bottom - y },
      { x: right + 1, y, width: edge - right - 1, height: bottom - y },
    ]);
  });
  expect(places.length).toBeGreaterThan(0);
  const pictures: Buffer[] = [];
  for (const clip of places) pictures.push(await element.page().screenshot({ clip }));
  return pictures;
}

function withoutPseudoElements(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*::before, *::after { visibility: hidden !important; }');
  document.adoptedStyleSheets = [sheet];
}

test('a name without spaces, as long as it may be, makes no page scroll sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const [long, longest] = ['W'.repeat(100), 'W'.repeat(200)];
  const contactInfo = {
    ...Object(carpenterAnswers.contactInfo),
    firstName: long,
    businessName: longest,
    streetAddress: longest,
    city: long,
  };
  const paths = ['contact-info', 'business-locations'].map(stepPath);
  for (const path of [
    ...paths,
    ...['quote', 'purchase', 'papers'].map((id) => `/onboarding/${id}`),
  ]) {
    await openWith(page, { ...carpenterAnswers, contactInfo }, path);
    await expectNoSidewaysScroll(page, path);
  }
});

test('no word of the plans is broken on paper, as wide as A4 or Letter', async ({ page }) => {
  await openQuote(page);
  await showAsPrinted(page);
  for (const width of [718, 739]) {
    await page.setViewportSize({ width, height: 1000 });
    expect(await brokenWords(page.getByRole('main')), `${width} px`).toEqual([]);
  }
});

test('no word of the details of a plan is broken on the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openQuote(page);
  await page
    .getByRole('button', { name: /^View details/ })
    .first()
    .click();
  expect(await brokenWords(page.getByRole('dialog'))).toEqual([]);
});

for (const width of [320, 390])
  test(`on a phone no word of the quote is broken, and no phone number, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openQuote(page);
    await page.getByRole('button', { name: 'Compare plans' }).click();
    await openFolds(page);
    const comparison = page.getByRole('region', { name: 'What each plan includes' });
    expect(await brokenWords(page.getByRole('main'))).toEqual([]);
    expect(await page.evaluate(`(() => {${BROKEN_FIGURES}})()`)).toEqual([]);
    expect(await comparison.evaluate((scroller) => scroller.scrollWidth)).toBeLessThanOrEqual(
      await comparison.evaluate((scroller) => scroller.clientWidth),
    );
  });

test('the heading of a claim stays inside its border', async ({ page }) => {
  await openWith(page, carpenterAnswers, stepPath('past-insurance'));
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(page.locator('legend').filter({ hasText: 'Claim 1' })).toBeVisible();
    expect(await page.evaluate(`(() => {${LEGENDS_ON_THE_LINE}})()`), `${width} px`).toEqual([]);
  }
});
