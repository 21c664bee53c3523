import type { Page } from '@playwright/test';
import { databaseAnswers, draftId } from '../draft/database.ts';
import { carpenterAnswers, openWith, seed } from './drafts.ts';
import { continueTo, press, stepPath } from './steps.ts';
import { MISSING_CHUNK } from '../missing-chunk.ts';
import { expect, test } from '../persistent-page.ts';
import { showAsPrinted } from '../printed.ts';

const QUOTE = '/onboarding/quote';
const submitted = { ...carpenterAnswers, quoteId: 'QTE-1234567', quoteStatus: 'quoted' };

test('the plans are printed side by side in order of price, whatever the screen was', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await openWith(page, submitted, QUOTE);
  const plans = page.getByRole('radio', { name: /Basic|Premier|Deluxe/ });
  await expect(plans.first()).toHaveAttribute('value', 'premier');
  await showAsPrinted(page);
  await expect(plans.first()).toHaveAttribute('value', 'basic');
  const lefts = await plans.evaluateAll((all) =>
    all.map((plan) => plan.getBoundingClientRect().left),
  );
  expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
  expect(new Set(lefts).size).toBe(3);
});

test.describe('without a network', () => {
  test.use({ allowedErrors: [[/Failed to load resource/, MISSING_CHUNK], { scope: 'test' }] });

  for (const { part, chunk, act, comes } of [
    {
      part: 'the details of a plan',
      chunk: 'PlanDialog',
      act: async (page: Page) =>
        await page
          .getByRole('button', { name: /^View details/ })
          .first()
          .click(),
      comes: (page: Page) => page.getByRole('dialog'),
    },
    {
      part: 'the comparison',
      chunk: 'PlanTable',
      act: async (page: Page) => await page.getByRole('button', { name: 'Compare plans' }).click(),
      comes: (page: Page) => page.getByRole('table'),
    },
    {
      part: 'the check of a contract',
      chunk: 'ContractForm',
      act: async (page: Page) => await page.getByText('Does a contract ask for more?').click(),
      comes: (page: Page) => page.locator('details[open] input').first(),
    },
  ])
    test(`${part} says that it is loading, and comes with the network`, async ({ page }) => {
      await page.route(`**/${chunk}-*`, (route) => route.abort());
      await openWith(page, submitted, QUOTE);
      await act(page);
      const coming = page.getByText('Loading. If this takes long, check your connection.');
      await expect(coming).toBeVisible();
      await page.unroute(`**/${chunk}-*`);
      await expect(comes(page)).toBeVisible();
      await expect(coming).toHaveCount(0);
    });
});

test('a quote printed from a phone has the plans in order of price, and its details expanded', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWith(page, submitted, QUOTE);
  const plans = page.getByRole('radio', { name: /Basic|Premier|Deluxe/ });
  await expect(plans.first()).toHaveAttribute('value', 'premier');
  await expect(page.getByText('Does a contract ask for more?')).toBeVisible();
  // What the browser prints after `beforeprint`.
  const seen = await page.evaluate(() => {
    window.dispatchEvent(new Event('beforeprint'));
    const onPaper = {
      first: document.querySelector<HTMLInputElement>('main [type=radio]')?.value,
      folded: [...document.querySelectorAll('main details:not([open]) > summary')].map(
        ({ textContent }) => textContent,
      ),
    };
    window.dispatchEvent(new Event('afterprint'));
    return onPaper;
  });
  expect(seen).toEqual({ first: 'basic', folded: ['Does a contract ask for more?'] });
  await expect(plans.first()).toHaveAttribute('value', 'premier');
});

test('a quote is printed on two pages and a purchase on one, without what is typed there', async ({
  page,
}) => {
  await openWith(page, submitted, QUOTE);
  await expect(page.getByRole('button', { name: 'Get Coverage' })).toBeVisible();
  expect(await printedPages(page)).toBe(2);
  await page.getByRole('button', { name: 'Get Coverage' }).click();
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await showAsPrinted(page);
  await expect(page.getByText('Due today')).toBeVisible();
  await expect(page.getByLabel('Card number')).toBeHidden();
  expect(await printedPages(page)).toBe(1);
});

/** The number of sheets of US letter paper, with a browser's usual margins. */
async function printedPages(page: Page): Promise<number> {
  const edge = '0.4in';
  const margin = { top: edge, right: edge, bottom: edge, left: edge };
  const file = await page.pdf({ format: 'Letter', margin });
  return file.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

test('the heading of the answers is as large as the other headings of the quote', async ({
  page,
}) => {
  await openWith(page, submitted, QUOTE);
  const sizeOf = (name: string) =>
    page
      .getByRole('heading', { level: 2, name })
      .evaluate((heading) => getComputedStyle(heading).fontSize);
  expect(await sizeOf('Your answers')).toBe(await sizeOf('What you asked for'));
});

test('the link back to the quote keeps the chosen plan, also after a reload', async ({ page }) => {
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

/** A plumber with two subcontracted activities and three answers that need underwriter review. */
const plumber = {
  ...submitted,
  constructionTypes: [
    { id: 'plumbing', name: 'Plumbing', ncciCode: '5183', ncciDescription: 'Plumbing' },
  ],
  businessAttributes: ['has-employees', 'uses-tools', 'has-location', 'uses-vehicles'],
  businessActivities: ['Plumbing repair and drain cleaning', 'Lawn sprinklers'],
  businessActivityPercentages: [
    { name: 'Plumbing repair and drain cleaning', percentage: 50 },
    { name: 'Lawn sprinklers', percentage: 50 },
  ],
  subcontractorInfo: {
    includeSubcontractors: 'yes',
    selectedActivities: ['Foundation work', 'Drywall'],
  },
  subcontractorActivityPercentages: [
    { name: 'Foundation work', percentage: 50 },
    { name: 'Drywall', percentage: 50 },
  ],
  employeeActivities: {
    workType: 'general-contractor',
    performActivities: true,
    selectedActivities: ['Lawn sprinklers'],
    windowCleaning: true,
  },
  pastInsurance: {
    insuranceClaims: false,
    businessIssues: true,
    selectedIssues: { convicted: true },
    understandExclusions: true,
  },
};

const openOnPhone = async (page: Page) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWith(page, plumber, QUOTE);
};

test('the first screen of a phone says whom the quote is for, and shows three plans with price and difference', async ({
  page,
}) => {
  await openOnPhone(page);
  const bar = page.getByRole('button', { name: 'Get Coverage' }).locator('..');
  const isSticky = await bar.evaluate((one) => getComputedStyle(one).position === 'sticky');
  const bottom = isSticky ? ((await bar.boundingBox())?.y ?? 0) : 844;
  for (const text of [
    'Ada Decks LLC',
    'Standard: $1M per claim, $10K for professional errors',
    'Essential: $1M per claim, none for professional errors',
    'Extended: $2M per claim, $20K for professional errors',
  ]) {
    const box = await page.getByText(text, { exact: true }).first().boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0), text).toBeLessThan(bottom);
  }
});

test('the quote of a plumber with every conflict is at most 3,700 px long on a phone', async ({
  page,
}) => {
  await openOnPhone(page);
  await expect(page.getByRole('button', { name: 'Delete my answers' })).toBeVisible();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(3700);
});

test('every conflict is named, and nothing is sold until the visitor chooses to continue without a call', async ({
  page,
}) => {
  await openOnPhone(page);
  const call = page.getByRole('region', { name: 'Best to call us before you buy' });
  await expect(call.getByRole('listitem')).toHaveText([
    'Foundation work',
    'Over 25% antique or stained glass',
    'A felony conviction in the past 5 years',
  ]);
  await press(page);
  expect(new URL(page.url()).pathname).toBe(QUOTE);
  await page.getByRole('checkbox', { name: 'Go on without a call' }).check();
  await page.getByRole('button', { name: 'Purchase Coverage' }).click();
  await page.waitForURL('**/onboarding/purchase');
  await expect(page.getByRole('checkbox', { name: 'Go on without a call' })).toBeChecked();
});

test('a reason to call that a change adds has to be accepted as well', async ({ page }) => {
  await openWith(page, plumber, QUOTE);
  const choice = page.getByRole('checkbox', { name: 'Go on without a call' });
  await choice.check();
  await page.getByRole('link', { name: 'Change A felony conviction in the past 5 years' }).click();
  await page.waitForURL((url) => url.pathname === stepPath('past-insurance'));
  await page.getByRole('checkbox', { name: /bankrupt/ }).check();
  await continueTo(page, QUOTE);
  await expect(choice).not.toBeChecked();
  await choice.check();
  await page.getByRole('button', { name: 'Purchase Coverage' }).click();
  await page.waitForURL('**/onboarding/purchase');
  await expect(choice).toBeChecked();
});

test('"Change" leads to the question of an answer, and Continue back to the quote', async ({
  page,
}) => {
  await openWith(page, submitted, QUOTE);
  await page.getByRole('radio', { name: 'Basic' }).check();
  await page.getByRole('link', { name: 'Change Umbrella ($2M)' }).click();
  await page.waitForURL((url) => url.pathname === stepPath('umbrella-liability'));
  await page.getByRole('radio', { name: 'No', exact: true }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL((url) => url.pathname === QUOTE);
  await expect(page.getByRole('radio', { name: 'Basic' })).toBeChecked();
  await expect(page.getByText('Umbrella ($2M)')).toHaveCount(0);
  const updated = page.getByRole('complementary', { name: 'Updated' });
  await expect(updated).toContainText('The price has not changed.');
  await expect(page.getByText('Sample prices, the same for every business.')).toBeVisible();
});

test('the entered contract is there after a reload, in the database and on another device', async ({
  page,
  openContext,
  origins,
}) => {
  await openWith(page, submitted, QUOTE);
  await page.getByText('Does a contract ask for more?').click();
  await page.getByRole('combobox', { name: 'Per year' }).selectOption('$2M');
  await page.getByRole('checkbox', { name: 'Waiver of subrogation' }).check();
  await expect(
    page.getByText(/^Short: \$2M per year asked, \$1M in this plan/).first(),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Per year' })).toHaveValue('$2M');

  const [origin = ''] = origins;
  const id = await draftId(page);
  await expect
    .poll(async () => (await databaseAnswers(origin, id)).contractCheck)
    .toEqual({ perYear: '$2M', clauses: ['waiver'] });
  const other = await (await openContext()).newPage();
  await seed(other, JSON.stringify({ uuid: id, currentStep: 1 }));
  await other.goto(QUOTE);
  await expect(other.getByRole('combobox', { name: 'Per year' })).toHaveValue('$2M');
  await expect(other.getByRole('checkbox', { name: 'Waiver of subrogation' })).toBeChecked();
});

test('Back leads to the last question', async ({ page }) => {
  await openWith(page, submitted, QUOTE);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.waitForURL((url) => url.pathname === stepPath('tools-and-equipment'));
});

test('what the bottom bar of a phone could hide scrolls into view with the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWith(page, submitted, QUOTE);
  const bar = page.getByRole('button', { name: 'Get Coverage' }).locator('..');
  const stops = await page.locator('main :is(a, button, summary, input, select):visible').count();
  await page.getByRole('heading', { level: 1 }).focus();
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press('Tab');
    const isCovered = await bar.evaluate((shown) => {
      const focused = document.activeElement;
      if (!focused || shown.contains(focused) || !shown.parentElement?.contains(focused)) {
        return false;
      }
      return focused.getBoundingClientRect().bottom > shown.getBoundingClientRect().top;
    });
    expect(isCovered).toBe(false);
  }
});
