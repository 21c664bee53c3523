import type { Page } from '@playwright/test';
import { databaseAnswers, draftId } from '../draft/database.ts';
import { answersBefore, carpenterAnswers, openStep, openWith } from './drafts.ts';
import { continueTo, press, primary, savedAnswers, segments, stepPath } from './steps.ts';
import { toast } from './toasts.ts';
import { expect, test } from '../persistent-page.ts';
import { test as withOwnPage } from '../test.ts';

const section = (page: Page, name: string) => async () => (await savedAnswers(page))[name];
const sent = (page: Page, name: string) => async () =>
  (await databaseAnswers(new URL(page.url()).origin, await draftId(page)))[name];
const check = (page: Page, name: string | RegExp, on = true) =>
  page.getByRole('checkbox', { name }).setChecked(on);
const choose = (page: Page, question: RegExp, answer: string) =>
  page.getByRole('radiogroup', { name: question }).getByRole('radio', { name: answer }).check();
const groundOf = (page: Page) =>
  primary(page).evaluate((button) => getComputedStyle(button).backgroundColor);

test('industry offers six industries, fifty states and the terms that Continue agrees to', async ({
  page,
}) => {
  await page.goto('/onboarding');
  await expect(page.getByRole('radio')).toHaveCount(6);
  await expect(page.getByLabel(/^State where/).getByRole('option')).toHaveCount(51);
  const consent = page
    .getByRole('paragraph')
    .filter({ hasText: 'By clicking Continue, you agree to the' });
  await expect(consent.getByRole('link', { name: 'Terms of Use' })).toHaveAttribute(
    'href',
    '/terms',
  );
  await expect(consent.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
    'href',
    '/privacy',
  );
});

test('trades: 28 of them, one code at once, several codes by options, unchecking removes them', async ({
  page,
}) => {
  await openStep(page, 'construction-types');
  await expect(page.getByRole('checkbox')).toHaveCount(28);
  await check(page, /^Roofing/);
  await expect(page.getByText('1 of 3 selected')).toBeVisible();
  await check(page, /^Solar/);
  await expect(page.getByText('1 of 3 selected')).toBeVisible();
  const options = page.getByRole('group', { name: /Which describes your Solar/ });
  await options.getByRole('checkbox').first().check();
  await expect(page.getByText('2 of 3 selected')).toBeVisible();
  await options.getByRole('checkbox').first().click();
  await expect(options).toBeHidden();
  await expect(page.getByRole('checkbox', { name: /^Solar/ })).not.toBeChecked();
  await check(page, /^Roofing/, false);
  await expect(primary(page)).toHaveAttribute('aria-disabled', 'true');
});

test('Continue has its own color from the moment it is enabled, so that its label can be read', async ({
  page,
}) => {
  await openStep(page, 'construction-types');
  await expect(primary(page)).toHaveAttribute('aria-disabled', 'true');
  const disabled = await groundOf(page);
  const enabled = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const button = document.querySelector('[data-primary]');
        if (button === null) throw new Error('no button');
        new MutationObserver(() => resolve(getComputedStyle(button).backgroundColor)).observe(
          button,
          { attributeFilter: ['aria-disabled'] },
        );
      }),
  );
  await check(page, /^Roofing/);
  expect(await enabled).not.toBe(disabled);
  expect(await enabled).toBe(await groundOf(page));
});

test('"None of the above" clears the others, another option clears it, and it can be unchecked', async ({
  page,
}) => {
  await openStep(page, 'details');
  const business = page.getByRole('group', { name: /^My business:/ });
  await expect(business.getByRole('checkbox')).toHaveCount(5);
  await check(page, /^Uses tools/);
  await check(page, /^Uses vehicles/);
  await check(page, /^None of the above/);
  await expect.poll(section(page, 'businessAttributes')).toEqual(['none']);
  await check(page, /^Has one or more employees/);
  await expect.poll(section(page, 'businessAttributes')).toEqual(['has-employees']);
  await check(page, /^None of the above/);
  await check(page, /^None of the above/, false);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
});

test('the contact page shows the state without asking, marks the street as required and enforces nothing', async ({
  page,
}) => {
  await openStep(page, 'contact-info');
  const state = page.locator('[id="root.state"]');
  await expect(state).toHaveText('Illinois');
  expect(await state.evaluate((element) => element.tagName)).toBe('OUTPUT');
  await expect(page.getByText('Required field', { exact: true })).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await page.getByLabel(/^ZIP code/).fill('1');
  await page.getByLabel(/^Business phone/).fill('555');
  await page.getByLabel(/^Business phone/).blur();
  await expect(page.getByText(/^Check the phone number/)).toBeVisible();
  await continueTo(page, stepPath('ownership'));
});

test('ownership defaults to individual and the current year, with fifty more years to choose', async ({
  page,
}) => {
  const year = new Date().getFullYear();
  await openStep(page, 'ownership');
  await expect(page.getByRole('radio')).toHaveCount(6);
  await expect(page.getByRole('radio', { checked: true })).toHaveAccessibleName(
    'Individual / Sole Proprietorship',
  );
  const years = page.getByLabel(/^What year/);
  await expect(years).toHaveValue(String(year));
  const offered = await years.getByRole('option').allInnerTexts();
  expect(offered.filter((text) => /^\d{4}$/.test(text))).toEqual(
    Array.from({ length: 51 }, (_, back) => String(year - back)),
  );
  await continueTo(page, stepPath('locations'));
  await expect(page.getByRole('radio', { name: 'No', checked: true })).toHaveCount(2);
  await continueTo(page, stepPath('business-locations'));
  expect(await savedAnswers(page)).toMatchObject({
    ownershipInfo: { ownershipStructure: 'individual', startYear: String(year) },
    locationInfo: { hasOfficesOutside: 'no', hasWorkersOutside: 'no' },
  });
});

test('locations are added, edited and removed; the primary one follows the contact address', async ({
  page,
}) => {
  await openStep(page, 'business-locations');
  await expect(page.getByText('1 Main St')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove: 1 Main St' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Add location' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a location' });
  await dialog.getByRole('button', { name: 'Save location' }).click();
  await expect(dialog.getByText('Enter the street address')).toBeVisible();
  await dialog.getByLabel('Street address').fill('9 Yard Rd');
  await dialog.getByLabel('City').fill('Gary');
  await dialog.getByLabel('State').selectOption('Indiana');
  await dialog.getByRole('button', { name: 'Save location' }).click();
  await expect(dialog).toBeHidden();
  await expect(toast(page, '9 Yard Rd was saved')).toBeVisible();
  await page.getByRole('button', { name: 'Edit: 9 Yard Rd' }).click();
  await page.getByRole('dialog').getByLabel('City').fill('Hammond');
  await page.getByRole('dialog').getByRole('button', { name: 'Save location' }).click();
  const primaryOne = { address: '1 Main St', city: 'Chicago', isPrimary: true };
  await expect
    .poll(section(page, 'businessLocations'))
    .toMatchObject([
      primaryOne,
      { address: '9 Yard Rd', city: 'Hammond', state: 'Indiana', isPrimary: false },
    ]);
  await page.getByRole('button', { name: 'Remove: 9 Yard Rd' }).click();
  await expect.poll(section(page, 'businessLocations')).toMatchObject([primaryOne]);
  expect(await section(page, 'businessLocations')()).toHaveLength(1);
});

test('a removed location can be restored by keyboard alone', async ({ page }) => {
  const yard = {
    address: '9 Yard Rd',
    city: 'Hammond',
    state: 'Indiana',
    zipCode: '46320',
    isPrimary: false,
  };
  const primaryOne = { address: '1 Main St', city: 'Chicago', isPrimary: true };
  const answers = { ...carpenterAnswers, businessLocations: [primaryOne, yard] };
  await openWith(page, answers, stepPath('business-locations'));
  await page.getByRole('button', { name: 'Remove: 9 Yard Rd' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(section(page, 'businessLocations')).toHaveLength(1);
  await expect(page.getByRole('button', { name: 'Undo: 9 Yard Rd' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(section(page, 'businessLocations')).toMatchObject([primaryOne, yard]);
  await expect(page.getByRole('button', { name: 'Edit: 9 Yard Rd' })).toBeFocused();
});

test('total people is owners plus employees, and payroll shows separators', async ({ page }) => {
  await openStep(page, 'employees');
  await page.getByLabel(/^Number of owners/).fill('2');
  await page.getByLabel(/^Number of employees/).fill('1200');
  await page.getByLabel(/^Payroll for subcontractors/).fill('12500');
  await expect(page.locator('[id="root.totalPeople"]')).toHaveText('1,202');
  await expect(page.getByLabel(/^Payroll for subcontractors/)).toHaveValue('12,500');
  await expect.poll(section(page, 'employeesInfo')).toEqual({
    owners: '2',
    employees: '1200',
    totalPeople: 1202,
    subcontractorPayroll: '$12,500',
  });
});

test('activities are those of the trades; the last one is exclusive; shares start even', async ({
  page,
}) => {
  await openStep(page, 'business-activity');
  await expect(page.getByRole('checkbox', { name: 'Rough framing' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'New custom homes' })).toHaveCount(0);
  for (const name of ['Rough framing', 'Finish carpentry and trim', 'Cabinets and built-ins']) {
    await check(page, name);
  }
  await continueTo(page, stepPath('subcontractors'));
  await choose(page, /^Include subcontractor/, 'No');
  await continueTo(page, stepPath('about-your-business'));
  await continueTo(page, stepPath('revenue-payroll'));
  expect(await section(page, 'businessActivityPercentages')()).toEqual([
    { name: 'Rough framing', percentage: 34 },
    { name: 'Finish carpentry and trim', percentage: 33 },
    { name: 'Cabinets and built-ins', percentage: 33 },
  ]);
});

test('without a trade the general activities are offered, and subcontracting all of it excludes the others', async ({
  page,
}) => {
  const none = 'None of the above - I subcontract all of my work';
  const others = { ...answersBefore('business-activity'), businessType: 'food' };
  await openWith(page, others, stepPath('business-activity'));
  await check(page, 'New custom homes');
  await check(page, none);
  await expect.poll(section(page, 'businessActivities')).toEqual([none]);
  await check(page, 'New custom homes');
  await expect.poll(section(page, 'businessActivities')).toEqual(['New custom homes']);
});

test('subcontractors: Yes reveals 27 kinds of work', async ({ page }) => {
  await openStep(page, 'subcontractors');
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await choose(page, /^Include subcontractor/, 'Yes');
  await expect(page.getByRole('checkbox')).toHaveCount(27);
  await choose(page, /^Include subcontractor/, 'No');
  await expect(page.getByRole('checkbox')).toHaveCount(0);
});

test('the lists of what is required and excluded have 4, 14, 3 and 24 entries', async ({
  page,
}) => {
  const lists = [
    ['subcontractor-coverage', 'Subcontracting requirements', 4],
    ['employee-activities', 'Work that no plan covers', 14],
    ['general-contracting', 'Work that no plan covers on a general contracting job', 3],
    ['past-insurance', 'Operations that no plan covers', 24],
  ] as const;
  for (const [step, name, entries] of lists) {
    await openStep(page, step);
    const region = page.getByRole('region', { name });
    await expect(region.getByRole('listitem')).toHaveCount(entries);
    if (step === 'past-insurance') {
      expect((await region.boundingBox())?.height).toBeLessThanOrEqual(302);
    }
  }
});

test('your work defaults to general contractor', async ({ page }) => {
  await openStep(page, 'employee-activities');
  const kinds = page.getByRole('radiogroup', { name: /^What is your role/ });
  await expect(kinds.getByRole('radio')).toHaveCount(3);
  await expect(kinds.getByRole('radio', { checked: true })).toHaveAccessibleName(
    /General contractor/i,
  );
});

test('claims: as many rows as claims; a lower count keeps the rows until the visitor leaves', async ({
  page,
}) => {
  await openStep(page, 'past-insurance', { pastInsurance: carpenterAnswers.pastInsurance });
  const rows = page.getByRole('textbox', { name: /^Value of the claim/ });
  const count = page.getByLabel(/^How many claims/);
  await expect(rows).toHaveCount(2);
  await count.fill('1');
  await expect(rows).toHaveCount(1);
  await count.fill('3');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(1)).toHaveValue('20,000');
  await count.fill('1');
  await continueTo(page, stepPath('insurance-start-date'));
  expect(await section(page, 'pastInsurance')()).toMatchObject({
    claimsCount: '1',
    claimDetails: [{ date: '2025-01-05', value: '1500' }],
  });
  await page.goBack();
  await expect(rows).toHaveCount(1);
});

test('a claim with a future date: a notice, no refusal, and the calendar ends today', async ({
  page,
}) => {
  const toCome = page.getByText(/date that is still to come/);
  await openStep(page, 'past-insurance', { pastInsurance: carpenterAnswers.pastInsurance });
  await expect(toCome).toHaveCount(0);
  const date = page.getByRole('textbox', { name: /^Date of the claim/ }).first();
  await date.fill('12/31/2098');
  await date.blur();
  await expect(toCome).toBeVisible();
  await page
    .getByRole('button', { name: /^Change .*Date of the claim/ })
    .first()
    .click();
  const last = page.getByRole('dialog').getByRole('gridcell', { name: 'December 31, 2098' });
  await expect(last).toBeDisabled();
  await page.keyboard.press('Escape');
  await continueTo(page, stepPath('insurance-start-date'));
});

test('no claims and no history: hidden answers stay on the device and are sent nowhere', async ({
  page,
}) => {
  await openStep(page, 'past-insurance', { pastInsurance: carpenterAnswers.pastInsurance });
  await expect(page.getByRole('checkbox', { name: /lawsuit/ })).toBeChecked();
  await choose(page, /claims in the past three/, 'No');
  await choose(page, /owners or its officers/, 'No');
  await continueTo(page, stepPath('insurance-start-date'));
  await expect.poll(sent(page, 'pastInsurance')).toEqual({
    insuranceClaims: false,
    businessIssues: false,
    understandExclusions: true,
  });
  await page.goBack();
  await choose(page, /claims in the past three/, 'Yes');
  await choose(page, /owners or its officers/, 'Yes');
  await expect(page.getByRole('textbox', { name: /^Value of the claim/ })).toHaveCount(2);
  await expect(page.getByRole('checkbox', { name: /lawsuit/ })).toBeChecked();
});

test('umbrella: two limits with Yes, and null with No', async ({ page }) => {
  await openStep(page, 'umbrella-liability');
  await choose(page, /^Include Umbrella/, 'Yes');
  await expect(
    page.getByRole('radiogroup', { name: 'Limit of the umbrella coverage' }).getByRole('radio'),
  ).toHaveCount(2);
  for (const limit of ['$1M', '$2M']) {
    await choose(page, /^Limit of the umbrella/, limit);
    await expect.poll(section(page, 'umbrellaLiability')).toEqual({ include: true, limit });
  }
  await choose(page, /^Include Umbrella/, 'No');
  await continueTo(page, stepPath('tools-and-equipment'));
  await expect.poll(sent(page, 'umbrellaLiability')).toEqual({ include: false, limit: null });
});

test('the tools date defaults to that of the coverage; another one, even past, is allowed with a notice', async ({
  page,
}) => {
  const differs = /differs from the start date that you chose for your coverage/;
  await openStep(page, 'tools-and-equipment');
  const date = page.getByRole('textbox', { name: /^Coverage start date/ });
  await expect(date).toHaveValue(/^12\/31\/\d{4}$/);
  await expect(page.getByText(differs)).toHaveCount(0);
  await date.fill('01/05/2020');
  await date.blur();
  await expect(page.getByText(differs)).toBeVisible();
  await page.getByLabel(/^Estimated cost/).fill('1');
  await choose(page, /become aware/, 'No');
  await press(page);
  await expect(page.getByText('Preparing your quote...')).toBeVisible();
});

withOwnPage('the calendar closes days before today and gives the focus back', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2027-03-10T18:00:00Z'));
  await openStep(page, 'insurance-start-date');
  const open = page.getByRole('button', { name: /^Choose a date from the calendar/ });
  await open.click();
  const dialog = page.getByRole('dialog');
  const day = (number: number) => dialog.getByRole('gridcell', { name: `March ${number}, 2027` });
  await expect(day(9)).toBeDisabled();
  await expect(day(10)).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  await day(11).click();
  await expect.poll(section(page, 'insuranceStartDate')).toEqual({ date: '2027-03-11' });
});

/** Where the day of UTC is another one. */
for (const { time, zone, at, today, yesterday } of [
  {
    time: '23:59',
    zone: 'Pacific/Honolulu',
    at: '2027-03-11T09:59:00Z',
    today: '03/10/2027',
    yesterday: '03/09/2027',
  },
  {
    time: '00:01',
    zone: 'Pacific/Kiritimati',
    at: '2027-03-09T10:01:00Z',
    today: '03/10/2027',
    yesterday: '03/09/2027',
  },
]) {
  test.describe(`at ${time} in ${zone}`, () => {
    test.use({ timezoneId: zone });
    withOwnPage('today is the local date of the visitor', async ({ page }) => {
      await page.clock.setFixedTime(new Date(at));
      await openStep(page, 'insurance-start-date');
      const date = page.getByRole('textbox', { name: /^Coverage start date/ });
      await date.fill(yesterday);
      await press(page);
      await expect(page.locator('[id="root.date__error"]')).toContainText(
        'Insurance start date cannot be in the past',
      );
      await date.fill(today);
      await continueTo(page, stepPath('umbrella-liability'));
    });
  });
}

/** Attribute values per field (WCAG 1.3.5; numeric keypads on phones without `type=number`). */
const attributes: Readonly<Record<string, Readonly<Record<string, Record<string, string>>>>> = {
  industry: { operatingState: { autocomplete: 'address-level1' } },
  email: { email: { type: 'email', autocomplete: 'email' } },
  'contact-info': {
    firstName: { autocomplete: 'given-name' },
    lastName: { autocomplete: 'family-name' },
    phone: { type: 'tel', autocomplete: 'tel' },
    businessName: { autocomplete: 'organization' },
    streetAddress: { autocomplete: 'address-line1' },
    city: { autocomplete: 'address-level2' },
    zipCode: { autocomplete: 'postal-code', inputmode: 'numeric' },
  },
  employees: {
    owners: { inputmode: 'numeric', type: 'text' },
    employees: { inputmode: 'numeric', type: 'text' },
    subcontractorPayroll: { inputmode: 'numeric', type: 'text' },
  },
  'revenue-payroll': {
    yearsOfExperience: { inputmode: 'decimal', type: 'text' },
    expectedRevenue: { inputmode: 'numeric', type: 'text' },
    expectedPayroll: { inputmode: 'numeric', type: 'text' },
  },
  'insurance-start-date': { date: { inputmode: 'numeric', type: 'text' } },
  'tools-and-equipment': {
    equipmentCost: { inputmode: 'decimal', type: 'text' },
    startDate: { inputmode: 'numeric', type: 'text' },
  },
};

test('fields tell browsers and phones what to fill in', async ({ page }) => {
  test.setTimeout(90_000);
  for (const [step, fields] of Object.entries(attributes)) {
    await openStep(page, step);
    for (const [field, expected] of Object.entries(fields)) {
      for (const [name, value] of Object.entries(expected)) {
        await expect(page.locator(`[id="root.${field}"]`)).toHaveAttribute(name, value);
      }
    }
    await expect(page.locator('input[type=number]')).toHaveCount(0);
  }
});

test('labels of Quote and Purchase are grey until their segment begins', async ({ page }) => {
  await openStep(page, 'past-insurance');
  expect(await segments(page)).toEqual({ 'Business Details': 98, Quote: 0, Purchase: 0 });
  const color = (label: string) =>
    page.getByText(label, { exact: true }).evaluate((span) => getComputedStyle(span).color);
  const ahead = await color('Quote');
  expect(await color('Purchase')).toBe(ahead);
  expect(await color('Business Details')).not.toBe(ahead);
  await page.goto('/onboarding/quote');
  await expect(page.getByRole('progressbar').first()).toBeVisible();
  expect(await color('Quote')).not.toBe(ahead);
  expect(await color('Purchase')).toBe(ahead);
});

test('the segments are 8, 2 and 2 twelfths wide', async ({ page }) => {
  await openStep(page, 'ownership');
  const bars = await page.getByRole('progressbar').all();
  const widths = await Promise.all(bars.map(async (bar) => (await bar.boundingBox())?.width ?? 0));
  const [details = 0, quote = 0, purchase = 0] = widths;
  expect(Math.abs(quote - purchase)).toBeLessThanOrEqual(1);
  expect(details / quote).toBeGreaterThan(3.9);
  expect(details / quote).toBeLessThan(4.6);
});

test('a date field is as wide as the question on a phone, and no wider than needed elsewhere', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openStep(page, 'insurance-start-date');
  const widthOf = async (name: 'form > div' | 'input') =>
    (await page.locator(`main ${name}`).first().boundingBox())?.width ?? 0;
  expect(await widthOf('input')).toBe(await widthOf('form > div'));
  await page.setViewportSize({ width: 1280, height: 844 });
  expect(await widthOf('input')).toBe(312);
});

test('only visitors whose work was split are told so', async ({ page }) => {
  const told = page.getByText('We started with even shares.');
  await openStep(page, 'about-your-business');
  await expect(told).toBeVisible();
  await openStep(page, 'about-your-business', {
    businessActivities: ['None of the above - I subcontract all of my work'],
    subcontractorInfo: { includeSubcontractors: 'no' },
  });
  await expect(page.getByText('so there is nothing to split here.')).toBeVisible();
  await expect(told).toHaveCount(0);
});
