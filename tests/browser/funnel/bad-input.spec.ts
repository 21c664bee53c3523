import type { Page } from '@playwright/test';
import type { JsonObject } from '../../../src/engine/logic/json.ts';
import { answersBefore, carpenterAnswers, draftWith, openStep, openWith, seed } from './drafts.ts';
import { press, primary, savedAnswers, stepPath } from './steps.ts';
import { toast } from './toasts.ts';
import { expect, test } from '../persistent-page.ts';

const LONG = 'x'.repeat(10_000);
const TROUBLE = 'There was a problem with your selections. Please try again.';

/** Inserts text at the caret in one piece, as pasting does. */
async function paste(page: Page, label: RegExp, text: string): Promise<void> {
  await page.getByRole('textbox', { name: label }).focus();
  await page.keyboard.insertText(text);
}

const saved = (page: Page, section: string) => async () => (await savedAnswers(page))[section];

/** What a field shows and saves for a given text, and what it says about another one. */
const amounts = [
  {
    step: 'employees',
    section: 'employeesInfo',
    fields: [
      { label: /^Number of owners/, key: 'owners', typed: 'a1b2 c', shows: '12', keeps: '12' },
      { label: /^Number of employees/, key: 'employees', typed: '1-2', shows: '12', keeps: '12' },
      {
        label: /^Payroll for subcontractors/,
        key: 'subcontractorPayroll',
        typed: '$1,234.56',
        shows: '1,234',
        keeps: '$1,234',
      },
    ],
    other: ['5-10', '12 people', '-500'],
    message: 'Enter whole dollars, for example $12,500',
  },
  {
    step: 'revenue-payroll',
    section: 'revenueAndPayroll',
    fields: [
      { label: /^Years of/, key: 'yearsOfExperience', typed: 'ten 7', shows: '7', keeps: 7 },
      {
        label: /^Expected revenue/,
        key: 'expectedRevenue',
        typed: '$1,234.56',
        shows: '1,234',
        keeps: '1234',
      },
      {
        label: /^Expected payroll/,
        key: 'expectedPayroll',
        typed: '🏗️ 98 765',
        shows: '98,765',
        keeps: '98765',
      },
    ],
    other: ['7 or 8', '1.5e6', '100-150k'],
    message: 'Enter a number of years',
  },
  {
    step: 'tools-and-equipment',
    section: 'toolsAndEquipment',
    fields: [
      {
        label: /^Estimated cost/,
        key: 'equipmentCost',
        typed: '$1,234.56',
        shows: '1,234.56',
        keeps: '1234.56',
      },
    ],
    other: ['1.234,56'],
    message: 'Please enter the estimated cost to replace tools and equipment',
  },
];
for (const { step, section, fields, other, message } of amounts) {
  test(`${step}: digit fields take only the digits of what is typed`, async ({ page }) => {
    await openStep(page, step);
    for (const { label, typed, shows } of fields) {
      const field = page.getByRole('textbox', { name: label });
      await field.pressSequentially(typed);
      await field.blur();
      await expect(field).toHaveValue(shows);
    }
    const keeps = Object.fromEntries(fields.map(({ key, keeps: kept }) => [key, kept]));
    await expect.poll(saved(page, section)).toMatchObject(keeps);
  });

  test(`${step}: a pasted text that is not exactly one value stays, with a message`, async ({
    page,
  }) => {
    await openStep(page, step);
    for (const [index, { label }] of fields.entries()) {
      await paste(page, label, other[index] ?? '');
      await expect(page.getByRole('textbox', { name: label })).toHaveValue(other[index] ?? '');
    }
    await page.keyboard.press('Tab');
    await expect(page.getByText(message, { exact: true }).first()).toBeVisible();
    // Beside the answers where those are numbers, which a text is not.
    const keeps = fields.flatMap(({ key, keeps: kept }, index) =>
      typeof kept === 'number' ? [] : [[key, other[index]]],
    );
    await expect.poll(saved(page, section)).toMatchObject(Object.fromEntries(keeps));
    await page.reload();
    for (const [index, { label }] of fields.entries()) {
      await expect(page.getByRole('textbox', { name: label })).toHaveValue(other[index] ?? '');
    }
  });
}

test('an amount that is too long is shown in full and refused', async ({ page }) => {
  await openStep(page, 'employees');
  await paste(page, /^Number of owners/, '12345678');
  await expect(page.getByRole('textbox', { name: /^Number of owners/ })).toHaveValue('12,345,678');
  await press(page);
  await expect(
    page.getByRole('link', { name: 'Enter a number of owners with 6 digits or fewer' }),
  ).toBeVisible();
});

test('letters alone leave a digit field empty', async ({ page }) => {
  await openStep(page, 'employees');
  const owners = page.getByRole('textbox', { name: /^Number of owners/ });
  await owners.pressSequentially('many');
  await expect(owners).toHaveValue('');
});

test('e-mail addresses without text, an @, text, a dot and text are refused, others are not', async ({
  page,
}) => {
  const message = 'Please enter a valid email address';
  await openStep(page, 'email');
  const field = page.getByLabel(/What email/);
  const inline = page.locator('[id="root.email__error"]');
  const bad = [
    'ada',
    'ada@',
    'ada@example',
    '@example.com',
    'a da@example.com',
    'ada@ex@am.com',
    `${LONG}@a.de`,
  ];
  for (const email of bad) {
    await field.fill(email);
    await press(page);
    await expect(inline.getByText(message, { exact: true })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(stepPath('email'));
    await field.fill('');
    await expect(inline.getByText('Please enter your email', { exact: true })).toBeVisible();
  }
  for (const email of ['o’neil+tag@exämple.co.uk', 'a@b.c']) {
    await field.fill(email);
    await expect(inline).toBeHidden();
  }
});

test('dates that do not exist or are out of range are refused, a leap day is not', async ({
  page,
}) => {
  const thisYear = new Date().getFullYear();
  const leapYear = thisYear + 8 - (thisYear % 4);
  await openStep(page, 'insurance-start-date');
  const field = page.getByRole('textbox', { name: /^Coverage start date/ });
  const inline = page.locator('[id="root.date__error"]');
  const bad = [
    `13/01/${leapYear}`,
    `00/10/${leapYear}`,
    `01/00/${leapYear}`,
    `04/31/${leapYear}`,
    `02/29/${leapYear + 1}`,
    '12/31/1899',
    `01/01/${thisYear + 101}`,
    '12/3',
  ];
  for (const date of bad) {
    await field.fill(date);
    await field.blur();
    await expect(
      inline.getByText('Please enter a valid date (MM/DD/YYYY)', { exact: true }),
    ).toBeVisible();
  }
  await field.fill(`02/29/${leapYear}`);
  await expect(inline).toBeHidden();
  await expect.poll(saved(page, 'insuranceStartDate')).toEqual({ date: `${leapYear}-02-29` });
  await field.fill('');
  await field.pressSequentially('1a2/3b1;2030 and more');
  await expect(field).toHaveValue('12/31/2030');
});

test('10,000 characters are kept, refused with a clear message, and still there after a reload', async ({
  page,
}) => {
  await openStep(page, 'contact-info');
  const field = page.getByLabel(/^First name/);
  await field.fill(LONG);
  await press(page);
  const message = 'Use 100 characters or fewer';
  await expect(toast(page, message)).toBeVisible();
  await expect(page.locator('[id="root.firstName__error"]')).toContainText(message);
  await page.reload();
  await expect(field).toHaveValue(LONG);
});

test('emoji, markup and every script are text like any other', async ({ page }) => {
  const texts = {
    firstName: "🏗️ O'Neil-Núñez",
    businessName: '<script>window.hacked = 1</script>',
    streetAddress: '"><img src=x onerror="window.hacked = 1">',
    city: '{{ constructor }} ${1+1} شيكاغو',
  };
  await openStep(page, 'contact-info');
  await page.getByLabel(/^First name/).fill(texts.firstName);
  await page.getByLabel(/^Legal business name/).fill(texts.businessName);
  await page.getByLabel(/^Business street address/).fill(texts.streetAddress);
  await page.getByLabel(/^City/).fill(texts.city);
  await press(page);
  await page.waitForURL((url) => url.pathname === stepPath('ownership'));
  expect(await savedAnswers(page)).toMatchObject({ contactInfo: texts });
  await page.goto(stepPath('business-locations'));
  await expect(page.getByText(texts.streetAddress)).toBeVisible();
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test('unknown parameters and values in the URL are ignored, known ones fill in', async ({
  page,
}) => {
  const junk = 'utm_source=x&__proto__[a]=1&step=NaN&email=%3Cscript%3E&constructor=1';
  await page.goto(`/onboarding?businessType=spaceship&state=Atlantis&${junk}`);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page.getByLabel(/^State where/)).toHaveValue('');
  await page.goto(`/onboarding?businessType=food&state=Atlantis&${junk}`);
  await expect(page.getByRole('radio', { name: /^Food & Beverage/ })).toBeChecked();
  await expect(page.getByLabel(/^State where/)).toHaveValue('');
  await page.goto('/onboarding?businessType=constructor&state=Texas');
  await expect(page.getByLabel(/^State where/)).toHaveValue('Texas');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await openWith(
    page,
    answersBefore('email'),
    '/onboarding/email?step=999999&businessType=&state=',
  );
  await expect(page.getByLabel(/What email/)).toHaveValue('');
});

test.describe('a hand-edited draft', () => {
  const allWrong: JsonObject = Object.fromEntries(
    Object.keys(carpenterAnswers).map((name, index) => [
      name,
      [7, 'text', true, [[]], null][index % 5] ?? null,
    ]),
  );
  const good = { email: { email: 'ada@example.com' } };

  /** `npm run test:long` has other values that are JSON and no object. */
  const SAMPLE = ['[]', '{"uuid":1', ''];

  for (const text of ['[]', '7', 'null', '"text"', '{"uuid":1', '']) {
    const tag = SAMPLE.includes(text) ? [] : ['@long'];
    test(
      `${text || 'an empty text'} in place of the draft is set aside with a message`,
      { tag },
      async ({ page }) => {
        await seed(page, text);
        await page.goto('/onboarding/email');
        await expect(toast(page, 'Error loading saved data')).toBeVisible();
        await expect(page.getByLabel(/What email/)).toHaveValue('');
        const aside = await page.evaluate(() =>
          localStorage.getItem('onboardingProgress.setAside'),
        );
        expect(aside).toBe(text);
      },
    );
  }

  test('sections of the wrong type are set aside, every step opens, good sections stay', async ({
    page,
  }) => {
    for (const step of ['construction-types', 'contact-info', 'past-insurance']) {
      await openWith(page, { ...allWrong, ...good }, stepPath(step));
      await expect(toast(page, 'Some saved answers do not fit')).toBeVisible();
      await expect(primary(page)).toBeVisible();
    }
    expect(await savedAnswers(page)).toMatchObject(good);
    const aside = await page.evaluate(() => localStorage.getItem('onboardingProgress.setAside'));
    expect(JSON.parse(aside ?? '{}')).toMatchObject({ contactInfo: allWrong.contactInfo });
  });

  test('keys that would change the prototype of objects do nothing', async ({ page }) => {
    const draft = `{"uuid":"${crypto.randomUUID()}","__proto__":{"polluted":1},
      "constructor":{"prototype":{"polluted":1}},
      "contactInfo":{"city":"Aurora","__proto__":{"polluted":1},"constructor":{"polluted":1}}}`;
    await seed(page, draft);
    await page.goto(stepPath('contact-info'));
    await expect(page.getByLabel(/^City/)).toHaveValue('Aurora');
    await page.getByLabel(/^City/).fill('Joliet');
    await expect.poll(saved(page, 'contactInfo')).toMatchObject({ city: 'Joliet' });
    expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
  });

  test('an unknown trade is dropped and the known ones stay', async ({ page }) => {
    await openStep(page, 'construction-types', { constructionTypes: ['juggling', 'painting'] });
    await expect(page.getByText('1 of 3 selected')).toBeVisible();
    await press(page);
    await page.waitForURL((url) => url.pathname === stepPath('email'));
    expect(await savedAnswers(page)).toMatchObject({
      constructionTypes: [{ id: 'painting', name: 'Painting', ncciCode: '5474' }],
    });
  });

  test('a trade with several codes, saved as a plain id, asks for its options', async ({
    page,
  }) => {
    await openStep(page, 'construction-types', { constructionTypes: ['siding', 'painting'] });
    await expect(page.getByText('Choose at least one description')).toBeVisible();
    await press(page);
    await expect(toast(page, TROUBLE)).toBeVisible();
    await page.getByRole('checkbox', { name: /^Residential/ }).check();
    await press(page);
    await page.waitForURL((url) => url.pathname === stepPath('email'));
  });

  test('values that no question offers count as no answer', async ({ page }) => {
    await openWith(page, { businessType: 'spaceship', operatingState: 'Atlantis' }, '/onboarding');
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(primary(page)).toHaveAttribute('aria-disabled', 'true');
  });

  test('a short id and an impossible step number are replaced', async ({ page }) => {
    await seed(page, JSON.stringify({ uuid: 'short', currentStep: -3, ...answersBefore('email') }));
    await page.goto('/onboarding/email');
    await page.getByLabel(/What email/).fill('ada@example.com');
    await expect.poll(saved(page, 'email')).toEqual({ email: 'ada@example.com' });
    const { uuid, currentStep } = await savedAnswers(page);
    expect(String(uuid).length).toBeGreaterThan(10);
    expect(currentStep).toBe(1);
  });

  test('a draft with more claims and locations than allowed opens and says so', async ({
    page,
  }) => {
    const claim = { date: '2025-01-05', value: '1500' };
    const place = { address: 'x', city: 'y', state: 'Texas', zipCode: '1', isPrimary: false };
    const answers = {
      ...carpenterAnswers,
      pastInsurance: {
        insuranceClaims: true,
        claimsCount: '300',
        claimDetails: Array.from({ length: 300 }, () => claim),
        businessIssues: false,
        understandExclusions: true,
      },
      businessLocations: Array.from({ length: 40 }, () => place),
    };
    await openWith(page, answers, stepPath('past-insurance'));
    await press(page);
    await expect(toast(page, 'Enter a number of claims from 1 to 25')).toBeVisible();
    await page.goto(stepPath('business-locations'));
    await press(page);
    await expect(
      toast(page, 'You can list up to 25 addresses here. Call us about the others.'),
    ).toBeVisible();
  });

  test('a draft of a later version of the flow keeps what it does not know', async ({ page }) => {
    const draft = draftWith({ ...answersBefore('email'), flowVersion: 99, futureSection: [1] });
    await seed(page, draft);
    await page.goto('/onboarding/email');
    await page.getByLabel(/What email/).fill('ada@example.com');
    await expect.poll(saved(page, 'email')).toEqual({ email: 'ada@example.com' });
    expect(await savedAnswers(page)).toMatchObject({ flowVersion: 99, futureSection: [1] });
  });
});
