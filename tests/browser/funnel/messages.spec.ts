import type { Page, Route } from '@playwright/test';
import { violations } from '../axe.ts';
import { databaseAnswers, draftId } from '../draft/database.ts';
import { expectAccessible } from './access.ts';
import { answersBefore, carpenterAnswers, draftWith, openStep, seed } from './drafts.ts';
import { breakRemote, holdRemote, restoreRemote, NO_ANSWER } from './remote.ts';
import { continueTo, press, primary, savedAnswers, stepPath } from './steps.ts';
import { shownToasts, spokenToasts, toast } from './toasts.ts';
import { expect, test } from '../persistent-page.ts';
import { test as withOwnPage } from '../test.ts';

const check = (page: Page, name: RegExp) => page.getByRole('checkbox', { name }).check();

test.describe('trades', () => {
  test('a fourth trade is refused and the three picks stay: You can only select up to 3 types', async ({
    page,
  }) => {
    const message = 'You can only select up to 3 types';
    await openStep(page, 'construction-types');
    for (const trade of [/^Painting/, /^Plumbing/, /^Masonry/]) await check(page, trade);
    await page.getByRole('checkbox', { name: /^Drywall/ }).click();
    await expect(toast(page, message)).toBeVisible();
    await expect(page.locator('output').filter({ hasText: message })).toBeVisible();
    await expect(spokenToasts(page)).toHaveCount(0);
    await expect(page.getByText('3 of 3 selected')).toBeVisible();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(3);
    await expect(page.getByRole('checkbox', { name: /^Drywall/ })).not.toBeChecked();
  });

  test('the summary leads to a trade whose description is missing, and it is marked', async ({
    page,
  }) => {
    await openStep(page, 'construction-types', {
      constructionTypes: [
        { id: 'painting', name: 'Painting', ncciCode: '5474' },
        { id: 'siding', name: 'Siding Installation, Service and Repair' },
      ],
    });
    await press(page);
    const message = 'Choose at least one description for each trade.';
    await page.getByRole('link', { name: message }).click();
    const card = page.getByRole('group', { name: /^Which describes your Siding/ });
    await expect(card.getByRole('checkbox').first()).toBeFocused();
    await expect(card).toHaveAttribute('aria-invalid', 'true');
    const missing = card.getByText('Choose at least one');
    await expect(missing).toHaveCSS('color', await tokenColor(page, '--error-700'));
    await card.getByRole('checkbox').first().check();
    await expect(page.getByRole('heading', { name: 'All fixed' })).toBeVisible();
  });

  test('the summary does not say that all is fixed beside a toast that refuses another trade', async ({
    page,
  }) => {
    await openStep(page, 'construction-types');
    await press(page);
    for (const trade of [/^Painting/, /^Plumbing/, /^Masonry/]) await check(page, trade);
    const title = page.locator('[data-summary]').getByText('All fixed');
    await expect(title).toBeVisible();
    await page.getByRole('checkbox', { name: /^Drywall/ }).click();
    await expect(toast(page, 'You can only select up to 3 types')).toBeVisible();
    await expect(title).toBeHidden();
    await shownToasts(page).last().click();
    await expect(shownToasts(page)).toHaveCount(0);
    await expect(title).toBeVisible();
  });

  test('an option over the limit is refused: You can only select up to 3 types or options', async ({
    page,
  }) => {
    const message = 'You can only select up to 3 types or options';
    await openStep(page, 'construction-types');
    for (const trade of [/^Carpentry/, /^Painting/, /^Plumbing/, /^Commercial/]) {
      await check(page, trade);
    }
    await page.getByRole('checkbox', { name: /^Residential/ }).click();
    await expect(toast(page, message)).toBeVisible();
    await expect(page.locator('output').filter({ hasText: message })).toBeVisible();
    await expect(spokenToasts(page)).toHaveCount(0);
    await expect(page.getByRole('checkbox', { name: /^Residential/ })).not.toBeChecked();
    await expect(page.getByRole('checkbox', { name: /^Commercial/ })).toBeChecked();
  });
});

test.describe('a server that cannot be reached', () => {
  test.use({ allowedErrors: [[NO_ANSWER], { scope: 'test' }] });

  const staying = [
    {
      step: 'industry',
      own: { businessType: 'food', operatingState: 'Texas' },
      message: 'There was an issue saving your selection. Please try again.',
      next: 'email',
    },
    {
      step: 'construction-types',
      own: { constructionTypes: carpenterAnswers.constructionTypes },
      message: 'There was an error saving your selections. Please try again.',
      next: 'email',
    },
  ];
  for (const { step, own, message, next } of staying) {
    test(`${step} keeps the visitor when its save fails: ${message}`, async ({ page }) => {
      await openStep(page, step, own);
      await breakRemote(page);
      await press(page);
      await expect(toast(page, message)).toBeVisible();
      // The summary takes the focus, announces it, and is still there when the toast is gone. On a busy
      // machine, a request that is still under way fails too, with a toast of its own.
      await expect(spokenToasts(page).filter({ hasText: message })).toHaveCount(0);
      const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
      await expect(summary).toContainText(message);
      await expect(page.locator('[data-summary]')).toBeFocused();
      await expect(page).toHaveTitle(/^Error: Step/);
      expect(new URL(page.url()).pathname).toBe(stepPath(step));
      expect(await savedAnswers(page)).toMatchObject(own);
      await restoreRemote(page);
      await press(page);
      await page.waitForURL((url) => url.pathname === stepPath(next));
    });
  }

  const unwilling = [
    { name: 'a blocked host', answer: (route: Route) => route.abort() },
    { name: 'a refused key', answer: (route: Route) => route.fulfill({ status: 401, json: {} }) },
    {
      name: 'a schema cache that is not ready',
      answer: (route: Route) => route.fulfill({ status: 503, json: { code: 'PGRST002' } }),
    },
    {
      name: 'the page of a hotel’s login',
      answer: (route: Route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>Welcome</title>' }),
    },
  ];
  for (const { name, answer } of unwilling) {
    test(`after a second failure the visitor can continue anyway, and the answers arrive later: ${name} (D60)`, async ({
      page,
      origins,
    }) => {
      const anyway = page.getByRole('button', { name: 'Continue anyway' });
      const own = { businessType: 'food', operatingState: 'Texas' };
      await openStep(page, 'industry', own);
      const id = await draftId(page);
      await page.route('**/rest/v1/**', answer);
      await press(page);
      await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toContainText(
        'There was an issue saving',
      );
      await expect(anyway).toHaveCount(0);
      await press(page);
      await expect(anyway).toBeVisible();
      await expectAccessible(page, name);
      await anyway.click();
      await page.waitForURL((url) => url.pathname === stepPath('email'));
      await page.unroute('**/rest/v1/**');
      await page.getByLabel(/What email/).fill('ada@example.com');
      await continueTo(page, stepPath('details'));
      const [origin = ''] = origins;
      await expect.poll(async () => await databaseAnswers(origin, id)).toMatchObject(own);
    });
  }

  const goingOn = [
    { step: 'email', own: { email: { email: 'ada@example.com' } }, next: 'details' },
    {
      step: 'subcontractors',
      own: { subcontractorInfo: { includeSubcontractors: 'no' } },
      next: 'about-your-business',
    },
    {
      step: 'subcontractor-coverage',
      own: { subcontractorCoverage: { accepted: true } },
      next: 'employee-activities',
    },
  ];
  for (const { step, own, next } of goingOn) {
    test(`${step} logs a failed save and continues`, async ({ page }) => {
      const warnings: string[] = [];
      page.on('console', (line) => line.type() === 'warning' && warnings.push(line.text()));
      await openStep(page, step, own);
      await breakRemote(page);
      await press(page);
      await page.waitForURL((url) => url.pathname === stepPath(next));
      expect(warnings.join('\n')).toContain(`Saving the step ${step} failed`);
      expect(warnings.join('\n')).not.toContain('ada@example.com');
      expect(await savedAnswers(page)).toMatchObject(own);
    });
  }

  test('a saved draft that cannot be fetched: Connection error', async ({ page }) => {
    await breakRemote(page);
    await openStep(page, 'ownership');
    await expect(toast(page, 'Connection error')).toBeVisible();
    await expect(toast(page, 'Could not load your saved progress from the server.')).toBeVisible();
    await expect(primary(page)).toBeVisible();
    await expectToStayUntilOnline(page, 'Connection error');
  });

  test('answers that cannot be written: Autosave error', async ({ page }) => {
    await breakRemote(page, 'writes');
    await openStep(page, 'contact-info');
    await page.getByLabel(/^City/).fill('Aurora');
    await expect(toast(page, 'Autosave error')).toBeVisible();
    await expect(
      toast(page, "Your progress is saved locally but we couldn't update the server."),
    ).toBeVisible();
    await expect.poll(() => savedAnswers(page)).toMatchObject({ contactInfo: { city: 'Aurora' } });
  });

  test('a quote that cannot be written: Quote submission error, and the quote is shown', async ({
    page,
  }) => {
    const { toolsAndEquipment } = carpenterAnswers;
    await openStep(page, 'tools-and-equipment', { toolsAndEquipment });
    await breakRemote(page, 'writes');
    await press(page);
    await expect(toast(page, 'Quote submission error')).toBeVisible();
    await expect(
      toast(page, "We couldn't process your quote at this time. Please try again later."),
    ).toBeVisible();
    await page.waitForURL('**/onboarding/quote');
    await expect(page.getByText(/^Quote # QTE-\d{1,7}$/)).toBeVisible();
    await expectToStayUntilOnline(page, 'Quote submission error');
  });
});

/** A notice repeats the toast on the page until the server can be reached again. */
async function expectToStayUntilOnline(page: Page, title: string): Promise<void> {
  const notice = page.getByRole('complementary', { name: title });
  await expect(shownToasts(page)).toHaveCount(0);
  await expect(notice).toBeVisible();
  await restoreRemote(page);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(notice).toHaveCount(0);
}

const slow = [
  { step: 'industry', own: { businessType: 'food', operatingState: 'Texas' } },
  { step: 'subcontractors', own: { subcontractorInfo: { includeSubcontractors: 'no' } } },
  { step: 'subcontractor-coverage', own: { subcontractorCoverage: { accepted: true } } },
];
for (const { step, own } of slow) {
  test(`${step} shows Saving... on a disabled Continue of the same width while it saves`, async ({
    page,
  }) => {
    await openStep(page, step, own);
    const before = await primary(page).boundingBox();
    const release = await holdRemote(page);
    await press(page);
    await expect(primary(page)).toHaveText(/Saving\.\.\./);
    await expect(primary(page)).toHaveAttribute('aria-busy', 'true');
    await expect(primary(page)).toHaveAttribute('aria-disabled', 'true');
    expect((await primary(page).boundingBox())?.width).toBe(before?.width);
    release();
    await page.waitForURL((url) => url.pathname !== stepPath(step));
  });
}

test('a visitor who goes back while Continue is saving stays there', async ({ page }) => {
  await openStep(page, 'email', { email: { email: 'ada@example.com' } });
  const release = await holdRemote(page);
  await press(page);
  await expect(primary(page)).toHaveText(/Saving\.\.\./);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.waitForURL((url) => url.pathname === stepPath('construction-types'));
  const saved = page.waitForResponse((one) => one.url().includes('/onboarding_answers'));
  release();
  await saved;
  await expect(page.getByText(/^Saved/).first()).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(stepPath('construction-types'));
});

test('a visitor who answers again while Continue is saving moves on with the new answer', async ({
  page,
}) => {
  await openStep(page, 'industry', { businessType: 'construction', operatingState: 'Texas' });
  const release = await holdRemote(page);
  await press(page);
  await expect(primary(page)).toHaveText(/Saving\.\.\./);
  await page.getByRole('radio', { name: /^Food/ }).check();
  release();
  await page.waitForURL((url) => url.pathname === stepPath('email'));
  expect((await savedAnswers(page))['businessType']).toBe('food');
});

test('the toasts of a refusal disappear with the next press and with the step', async ({
  page,
}) => {
  await openStep(page, 'email');
  await press(page);
  await expect(toast(page, 'Please enter your email')).toBeVisible();
  await page.getByLabel(/What email/).fill('ada@example.com');
  // Until the error is gone, Continue has yet to move up, and a press may land where it was.
  await expect(page.getByRole('heading', { name: 'All fixed' })).toBeVisible();
  await press(page);
  await page.waitForURL((url) => url.pathname === stepPath('details'));
  await expect(shownToasts(page)).toHaveCount(0, { timeout: 2000 });
});

test('saved data that cannot be read: Error loading saved data, and it is set aside', async ({
  page,
}) => {
  await seed(page, '{"businessType":"food"');
  await page.goto('/onboarding');
  await expect(toast(page, 'Error loading saved data')).toBeVisible();
  await expect(toast(page, 'Could not load your previously saved progress.')).toBeVisible();
  const kept = await page.evaluate(() => localStorage.getItem('onboardingProgress.setAside'));
  expect(kept).toBe('{"businessType":"food"');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
});

test('what was set aside can still be read when the toast is gone, until it is closed', async ({
  page,
}) => {
  await seed(page, '{"businessType":"food"');
  await page.goto('/onboarding');
  await toast(page, 'Error loading saved data').waitFor();
  await expect(shownToasts(page)).toHaveCount(0);
  const notice = page.getByRole('complementary', { name: 'Some answers may be missing' });
  await expect(notice).toContainText('Go through the questions again');
  expect(await violations(page)).toEqual([]);

  await page.getByRole('radio', { name: /^Food/ }).check();
  await page.getByLabel(/^State where/).selectOption('Texas');
  await continueTo(page, stepPath('email'));
  await notice.getByRole('button', { name: 'Close this message' }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.locator('h1')).toBeFocused();
});

test('damaged data that the server had a copy of: the toast is shown, no notice is left', async ({
  page,
}) => {
  await openStep(page, 'ownership');
  const id = await draftId(page);
  const saved = async () => await databaseAnswers(new URL(page.url()).origin, id);
  await expect.poll(saved).toMatchObject({ contactInfo: { city: 'Chicago' } });
  const mirror = await page.evaluate(() => localStorage.getItem('onboardingData') ?? '');
  await seed(page, '{"businessType":"food"', mirror);
  await page.goto(stepPath('contact-info'));
  await expect(toast(page, 'Error loading saved data')).toBeVisible();
  await expect(page.getByLabel(/^City/)).toHaveValue('Chicago');
  await expect(shownToasts(page)).toHaveCount(0);
  await expect(
    page.getByRole('complementary', { name: 'Some answers may be missing' }),
  ).toHaveCount(0);
});

const shares = [
  {
    list: 'business',
    line: 'Rough framing',
    success: 'Business activities updated successfully',
    section: 'businessActivityPercentages',
  },
  {
    list: 'subcontractor',
    line: 'Concrete flatwork',
    success: 'Subcontractor activities updated successfully',
    section: 'subcontractorActivityPercentages',
  },
];
for (const { list, line, success, section } of shares) {
  test(`${list} shares apply at 100 only: Total percentage must equal 100%, then ${success}`, async ({
    page,
  }) => {
    const message = 'Total percentage must equal 100%';
    await openStep(page, 'about-your-business', {
      businessActivities: ['Rough framing', 'Cabinets and built-ins'],
      subcontractorInfo: {
        includeSubcontractors: 'yes',
        selectedActivities: ['Concrete flatwork', 'Roofing'],
      },
      businessActivityPercentages: [
        { name: 'Rough framing', percentage: 50 },
        { name: 'Cabinets and built-ins', percentage: 50 },
      ],
      subcontractorActivityPercentages: [
        { name: 'Concrete flatwork', percentage: 50 },
        { name: 'Roofing', percentage: 50 },
      ],
    });
    const before = (await savedAnswers(page))[section];
    await page.getByRole('button', { name: `Edit ${list} activities` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(line).fill('49');
    await expect(dialog.getByText('Total: 99%')).toBeVisible();
    expect(await colorOf(page, 'Total: 99%')).toBe(await tokenColor(page, '--error-700'));
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect(toast(page, message)).toBeVisible();
    await expect(dialog.getByRole('alert')).toContainText(message);
    expect((await savedAnswers(page))[section]).toEqual(before);

    await dialog.getByLabel(line).fill('60');
    const other = list === 'business' ? 'Cabinets and built-ins' : 'Roofing';
    await dialog.getByLabel(other).fill('40');
    await expect(dialog.getByText('Total: 100%')).toBeVisible();
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect(toast(page, success)).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect
      .poll(async () => (await savedAnswers(page))[section])
      .toEqual([
        { name: line, percentage: 60 },
        { name: other, percentage: 40 },
      ]);
  });
}

withOwnPage(
  'a failed press shows one toast, for about four seconds, and every error stays readable',
  async ({ page }) => {
    await page.clock.install();
    await openStep(page, 'past-insurance', {
      pastInsurance: { insuranceClaims: true, claimsCount: '1', claimDetails: [{}] },
    });
    await press(page);
    await expect(page.getByRole('link', { name: 'Enter the date of this claim' })).toBeVisible();
    await expect(toast(page, 'There are 4 problems. The first one:')).toBeVisible();
    await expect(shownToasts(page)).toHaveCount(1);
    await press(page);
    // The toast of the previous press is being dismissed.
    await expect(toast(page, 'There are 4 problems. The first one:').last()).toBeVisible();
    await expect(shownToasts(page)).toHaveCount(1);
    const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
    await expect(summary.getByRole('link')).toHaveCount(4);
    await page.clock.runFor(15_000);
    await expect(shownToasts(page)).toHaveCount(0);
    await expect(summary.getByRole('link')).toHaveCount(4);
  },
);

test('a corrected error stays in the summary, checked off, and the question below does not move', async ({
  page,
}) => {
  await openStep(page, 'past-insurance', { pastInsurance: { insuranceClaims: true } });
  await press(page);
  const summary = page.getByRole('heading', { name: /^(There is a problem|All fixed)$/ });
  const lines = summary.locator('xpath=..').getByRole('listitem');
  const told = await lines.getByRole('link').count();
  expect(told).toBeGreaterThan(1);
  const question = page.getByRole('heading', { level: 1 });
  const place = () => question.evaluate((one) => one.getBoundingClientRect().top + window.scrollY);
  const before = await place();

  await check(page, /Understand/);
  await expect(lines.getByRole('link')).toHaveCount(told - 1);
  await expect(lines.filter({ hasText: 'Done:' })).toHaveCount(1);
  await expectAccessible(page, 'a summary that is put right in part');

  for (const no of await page.getByRole('radio', { name: 'No' }).all()) await no.check();
  await expect(page.getByRole('heading', { name: 'All fixed' })).toBeVisible();
  await expectAccessible(page, 'a summary that is put right');
  await expect(lines).toHaveCount(told);
  expect(await place()).toBe(before);
});

withOwnPage('a page that was drawn yesterday refuses the day that is over', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2027-03-10T23:59:00-06:00'));
  await openStep(page, 'insurance-start-date', { insuranceStartDate: { date: '2027-03-10' } });
  await expect(primary(page)).toBeVisible();
  await page.clock.setFixedTime(new Date('2027-03-11T00:05:00-06:00'));
  await press(page);
  await expect(page.locator('[id="root.date__error"]')).toContainText('cannot be in the past');
  expect(new URL(page.url()).pathname).toBe(stepPath('insurance-start-date'));
});

test('a past start date gets a red border', async ({ page }) => {
  await openStep(page, 'insurance-start-date');
  const field = page.getByRole('textbox', { name: /^Coverage start date/ });
  await field.fill('01/05/2025');
  await field.blur();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveCSS('border-color', await tokenColor(page, '--error-700'));
  await field.fill('12/31/2030');
  await expect(field).not.toHaveAttribute('aria-invalid', 'true');
});

test.describe('an unknown path', () => {
  test.use({
    allowedErrors: [[/status of 404/, /Page not found: \/onboarding\/nowhere/], { scope: 'test' }],
  });

  test('an unknown path of the funnel: Oops! Page not found, logged, with a way home', async ({
    page,
  }) => {
    const lines: string[] = [];
    page.on('console', (line) => lines.push(line.text()));
    await seed(page, draftWith(answersBefore('email')));
    expect((await page.goto('/onboarding/nowhere'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    await expect.poll(() => lines.join('\n')).toContain('/onboarding/nowhere');
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await page.waitForURL((url) => url.pathname === '/');
  });
});

test.describe('a path that only begins like the funnel', () => {
  test.use({
    allowedErrors: [[/status of 404/, /Page not found: \/onboarding-nowhere/], { scope: 'test' }],
  });

  test('has the page for unknown paths: Oops! Page not found', async ({ page }) => {
    await page.goto('/onboarding-nowhere');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  });
});

/** Color of the element with this text. */
const colorOf = (page: Page, text: string) =>
  page
    .getByRole('dialog')
    .getByText(text)
    .evaluate((element) => getComputedStyle(element).color);

/** A theme color as the browser computes it. */
async function tokenColor(page: Page, token: string): Promise<string> {
  return await page.evaluate((name) => {
    const probe = document.createElement('span');
    probe.style.color = `var(${name})`;
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, token);
}
