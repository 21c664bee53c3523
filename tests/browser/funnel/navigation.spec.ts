import { answersBefore, carpenterAnswers, openStep, openWith } from './drafts.ts';
import { watchWrites } from './remote.ts';
import { allSteps, continueTo, press, primary, savedAnswers, segments, stepPath } from './steps.ts';
import { expect, test } from '../persistent-page.ts';

test('the Back button walks the whole path backwards, with the URLs of the way forward', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await openWith(page, carpenterAnswers, '/onboarding/purchase');
  await page.getByRole('link', { name: 'Back to quote' }).press('Enter');
  await page.waitForURL((url) => url.pathname === '/onboarding/quote');
  for (const id of [...allSteps].reverse()) {
    await page.getByRole('button', { name: 'Back', exact: true }).press('Enter');
    await page.waitForURL((url) => url.pathname === stepPath(id));
    if (id === 'construction-types') {
      expect(new URL(page.url()).search).toBe('?businessType=construction&state=Illinois&step=2');
    }
  }
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toHaveCount(0);
});

test('the Back button and the browser Back agree', async ({ page }) => {
  await openWith(page, carpenterAnswers, stepPath('ownership'));
  await continueTo(page, stepPath('locations'));
  await continueTo(page, stepPath('business-locations'));
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.waitForURL(`**${stepPath('locations')}`);
  await page.goBack();
  await page.waitForURL(`**${stepPath('ownership')}`);
  await page.goForward();
  await page.waitForURL(`**${stepPath('locations')}`);
  await page.goForward();
  await page.waitForURL(`**${stepPath('business-locations')}`);
});

test('e-mail leads back to the industries for everything but construction', async ({ page }) => {
  const food = { businessType: 'food', operatingState: 'Texas' };
  await openWith(page, food, '/onboarding/email?businessType=food&state=Texas&step=3');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/onboarding');
});

test('a deep link opens its step, names the first open question before it and leads there', async ({
  page,
}) => {
  await openWith(page, answersBefore('email'), stepPath('umbrella-liability'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Umbrella');
  await expect(page.getByText('Some earlier questions are not answered yet')).toBeVisible();
  await page.getByRole('link', { name: 'Go to: Email' }).click();
  await page.waitForURL((url) => url.pathname === stepPath('email'));
  expect(new URL(page.url()).searchParams.get('step')).toBe('4');
  await expect(page.getByText('Some earlier questions are not answered yet')).toHaveCount(0);
});

test('an earlier answer found invalid after the page is shown is reported below the buttons', async ({
  page,
}) => {
  const wrong = { ...answersBefore('ownership'), email: { email: 'ada@' } };
  await openWith(page, wrong, stepPath('ownership'));
  const notice = page.getByRole('complementary').filter({ hasText: 'Some earlier questions' });
  await expect(notice.getByRole('link', { name: 'Go to: Email' })).toBeVisible();
  const [button, below] = [await primary(page).boundingBox(), await notice.boundingBox()];
  expect(below?.y).toBeGreaterThan((button?.y ?? 0) + (button?.height ?? 0));
});

test('a notice of open questions does not move when an earlier answer is found invalid', async ({
  page,
}) => {
  const wrong = { ...answersBefore('ownership'), email: { email: 'ada@' } };
  await openWith(page, wrong, stepPath('umbrella-liability'));
  const notice = page.getByRole('complementary').filter({ hasText: 'Some earlier questions' });
  await expect(notice.getByRole('link', { name: 'Go to: Email' })).toBeVisible();
  const [above, button] = [await notice.boundingBox(), await primary(page).boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(button?.y ?? 0);
});

test('the quote page with open questions says so, links to the first, and sells nothing', async ({
  page,
}) => {
  await openWith(page, answersBefore('ownership'), '/onboarding/quote');
  await expect(page.getByText('Some earlier questions are not answered yet')).toBeVisible();
  for (const name of ['Purchase Coverage', 'Get Coverage']) {
    const button = page.getByRole('button', { name });
    await expect(button).toHaveAccessibleDescription(/earlier questions/);
    await button.click({ force: true });
  }
  expect(new URL(page.url()).pathname).toBe('/onboarding/quote');
  await page.getByRole('link', { name: 'Go to: Ownership structure' }).click();
  await page.waitForURL((url) => url.pathname === stepPath('ownership'));
});

test('the purchase page with open questions leads to one and sells nothing', async ({ page }) => {
  await openWith(page, answersBefore('ownership'), '/onboarding/purchase');
  const notice = page.getByRole('complementary').filter({ hasText: 'Some earlier questions' });
  const purchase = page.getByRole('button', { name: /^Purchase for / });
  await expect(purchase).toHaveAttribute('aria-disabled', 'true');
  await expect(purchase).toHaveAccessibleDescription(/Some earlier questions/);
  await notice.getByRole('link', { name: 'Go to: Ownership structure' }).click();
  await page.waitForURL((url) => url.pathname === stepPath('ownership'));
});

test('an unanswered trade is the first gap of a builder and no gap of a cafe', async ({ page }) => {
  const { businessType, operatingState } = carpenterAnswers;
  await openWith(page, { businessType, operatingState }, stepPath('details'));
  await expect(page.getByRole('link', { name: 'Go to: Type of work' })).toBeVisible();
  await openWith(page, { businessType: 'food', operatingState }, stepPath('details'));
  await expect(page.getByRole('link', { name: 'Go to: Email' })).toBeVisible();
});

test('a double click on Continue makes one row and advances one step', async ({ page }) => {
  await page.goto('/onboarding?businessType=food&state=Texas');
  const rows = watchWrites(page, 'onboarding');
  const answers = watchWrites(page, 'onboarding_answers');
  await primary(page).dblclick();
  await page.waitForURL((url) => url.pathname === stepPath('email'));
  await expect(page.getByLabel(/What email/)).toBeVisible();
  expect(rows).toEqual(['POST']);
  expect(answers).toEqual(['POST']);
  expect(new URL(page.url()).pathname).toBe(stepPath('email'));
});

test('Enter in a field presses Continue', async ({ page }) => {
  await openStep(page, 'email');
  await page.getByLabel(/What email/).fill('ada@example.com');
  await page.getByLabel(/What email/).press('Enter');
  await page.waitForURL((url) => url.pathname === stepPath('details'));
});

test('Enter on a disabled Continue explains why and stays on the page', async ({ page }) => {
  await page.goto('/onboarding');
  await primary(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/onboarding');
});

for (const { button, recommended } of [
  { button: 'Continue', recommended: true },
  { button: "I don't need this coverage", recommended: false },
]) {
  test(`${button} on the recommendation keeps ${recommended} and leads to the contact page`, async ({
    page,
  }) => {
    await openStep(page, 'recommendation');
    expect(await segments(page)).toEqual({ 'Completion time: 3 min': 95 });
    await expect(page.getByText('Professional Liability (Errors and Omissions)')).toBeVisible();
    for (const example of [/pay the medical bills/, /hardwood floor/, /client sues you/]) {
      await expect(page.getByText(example)).toBeVisible();
    }
    await page.getByRole('button', { name: button, exact: true }).click();
    await page.waitForURL((url) => url.pathname === stepPath('contact-info'));
    expect((await savedAnswers(page))['generalLiabilityRecommended']).toBe(recommended);
  });
}

test('Log in on the e-mail step opens a dialog that says what there is', async ({ page }) => {
  await openStep(page, 'email');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('Log in on the e-mail step offers the answers of this device and a resume link', async ({
  page,
}) => {
  await openWith(page, { ...carpenterAnswers, currentStep: 17 }, stepPath('email'));
  await page.getByRole('button', { name: 'Log in' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Resume link').fill('https://example.com/');
  await dialog.getByRole('button', { name: 'Open my answers' }).click();
  await expect(dialog.getByRole('alert')).toContainText('It ends in #continue= and a code.');

  const link = `https://plumbline.example/onboarding#resume=${crypto.randomUUID()}`;
  await dialog.getByLabel('Resume link').fill(link);
  await dialog.getByRole('button', { name: 'Open my answers' }).click();
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Open the answers from this link?');
  expect(page.url()).not.toContain('resume=');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('link', { name: 'Continue your quote' }).click();
  await page.waitForURL((url) => url.pathname === stepPath('employee-activities'));
});

test('Continue on the tools step makes a quote id once, and a second quote keeps it', async ({
  page,
}) => {
  const { toolsAndEquipment } = carpenterAnswers;
  const quote = async () => {
    await openQuote();
    await page.waitForURL('**/onboarding/quote');
    return await savedAnswers(page);
  };
  const openQuote = async () => {
    await press(page);
    await expect(page.getByText('Maximizing savings')).toBeVisible();
  };
  await openStep(page, 'tools-and-equipment', { toolsAndEquipment });
  const first = await quote();
  expect(first['quoteId']).toMatch(/^QTE-\d{1,7}$/);
  expect(first['quoteStatus']).toBe('quoted');
  await page.goto(stepPath('tools-and-equipment'));
  expect((await quote())['quoteId']).toBe(first['quoteId']);
});

test('Back during an interlude undoes Continue, however often', async ({ page }) => {
  const { toolsAndEquipment } = carpenterAnswers;
  const isInterlude = page.getByText('Maximizing savings');
  const cost = page.getByLabel(/^Estimated cost/);
  await openStep(page, 'umbrella-liability', {
    umbrellaLiability: { include: false },
    toolsAndEquipment,
  });
  await continueTo(page, stepPath('tools-and-equipment'));
  const address = page.url();
  for (const _again of [1, 2]) {
    await press(page);
    await expect(isInterlude).toBeVisible();
    await page.goBack();
    await expect(cost).toBeVisible();
    await expect(isInterlude).toHaveCount(0);
    expect(page.url()).toBe(address);
  }
  await page.goForward();
  await expect(cost).toBeVisible();
  await press(page);
  await expect(isInterlude).toBeVisible();
  await page.reload();
  await expect(cost).toBeVisible();
  await press(page);
  await page.waitForURL('**/onboarding/quote');
  await expect(page.locator('h1')).toHaveText(/quote for/i);
  await page.goBack();
  await expect(cost).toBeVisible();
  expect(page.url()).toBe(address);
  await page.goBack();
  await page.waitForURL((url) => url.pathname === stepPath('umbrella-liability'));
});

test('Back before the quote is drawn shows the questions again', async ({ page }) => {
  const { toolsAndEquipment } = carpenterAnswers;
  await openStep(page, 'tools-and-equipment', { toolsAndEquipment });
  await page.evaluate(() => {
    const replace = history.replaceState.bind(history);
    history.replaceState = (...entry) => {
      replace(...entry);
      if (!location.pathname.endsWith('/quote')) return;
      history.back();
      // A slow phone: Back arrives before anything else can run.
      const since = performance.now();
      while (performance.now() - since < 300);
    };
  });
  await press(page);
  await expect(page.getByText('Maximizing savings')).toBeVisible();
  await expect(primary(page)).toBeVisible();
  await expect(page.getByLabel(/^Estimated cost/)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(stepPath('tools-and-equipment'));
});
