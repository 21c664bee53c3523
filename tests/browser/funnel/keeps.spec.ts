import type { Page } from '@playwright/test';
import { databaseAnswers, draftId } from '../draft/database.ts';
import { carpenterAnswers, draftWith, openStep, openWith, seed } from './drafts.ts';
import { allSteps, continueTo, primary, savedAnswers, stepPath } from './steps.ts';
import { expect, test } from '../persistent-page.ts';
import { test as withOwnPage } from '../test.ts';

/** The value of each control of the question: a text, a checkbox or a computed figure. */
async function shown(page: Page): Promise<string[]> {
  await expect(primary(page)).toBeVisible();
  return await page.locator('main').evaluate((main) =>
    [...main.querySelectorAll('input:not([type=search]), select, output[id]')].map((control) => {
      if (control instanceof HTMLInputElement) {
        const isTick = control.type === 'radio' || control.type === 'checkbox';
        return `${control.id}=${isTick ? control.checked : control.value}`;
      }
      if (control instanceof HTMLSelectElement) return `${control.id}=${control.value}`;
      return `${control.id}=${control.textContent}`;
    }),
  );
}

const helpPlace = (page: Page) =>
  page.evaluate(() => {
    const links = [...document.querySelectorAll('a[href], button')];
    return links.findIndex((link) => link.getAttribute('href')?.startsWith('tel:'));
  });

withOwnPage(
  'on all 21 steps: one question, one primary button, title, count, focus and help are where they belong, and Back, Forward, reload and a new tab show the same answers',
  async ({ page, context }) => {
    test.setTimeout(240_000);
    await openWith(page, carpenterAnswers, '/onboarding');
    const titles = new Set<string>();
    const places = new Set<number>();
    const views: { path: string; values: string[] }[] = [];
    for (const [index, id] of allSteps.entries()) {
      const heading = page.locator('h1');
      await expect(heading).toHaveCount(1);
      await expect(heading).not.toBeEmpty();
      if (index > 0) await expect(heading).toBeFocused();
      const question = await heading.innerText();
      await expect(page).toHaveTitle(`Step ${index + 1} of 21: ${question} | Plumbline`);
      await expect(page.getByText(`Step ${index + 1} of 21`, { exact: true })).toBeVisible();
      await expect(primary(page)).toHaveCount(1);
      titles.add(await page.title());
      places.add(await helpPlace(page));
      const { pathname, search } = new URL(page.url());
      expect(pathname).toBe(stepPath(id));
      views.push({ path: pathname + search, values: await shown(page) });
      const following = allSteps[index + 1];
      if (following !== undefined) await continueTo(page, stepPath(following));
    }
    expect(titles.size).toBe(21);
    expect(places.size).toBe(1);
    expect(
      views.filter(({ values }) => values.some((value) => /=(true|[^f].*)$/.test(value))).length,
    ).toBeGreaterThanOrEqual(18);

    const comesBack = async ({ path, values }: (typeof views)[number]) => {
      const { pathname, search } = new URL(page.url());
      expect(pathname + search).toBe(path);
      expect(await shown(page)).toEqual(values);
    };
    for (const view of views.slice(0, -1).reverse()) {
      await page.goBack();
      await page.waitForURL((url) => url.pathname + url.search === view.path);
      await comesBack(view);
    }
    for (const view of views.slice(1)) {
      await page.goForward();
      await page.waitForURL((url) => url.pathname + url.search === view.path);
      await page.reload();
      await comesBack(view);
    }
    await page.close();
    const again = await context.newPage();
    await again.goto(stepPath('past-insurance'));
    expect(await shown(again)).toEqual(views[allSteps.indexOf('past-insurance')]?.values);
  },
);

test('what is typed but not yet sent is back right after a reload', async ({ page }) => {
  await openStep(page, 'contact-info');
  await page.getByLabel(/^First name/).fill('Grace');
  await page.reload();
  await expect(page.getByLabel(/^First name/)).toHaveValue('Grace');
});

test('older saved formats are restored: the e-mail as a text, the trades as ids', async ({
  page,
}) => {
  const trades = { constructionTypes: ['painting', 'plumbing'], email: 'ada@example.com' };
  const before = { businessType: 'construction', operatingState: 'Texas' };
  await openWith(page, { ...before, ...trades }, stepPath('construction-types'));
  await expect(page.getByRole('checkbox', { name: /^Painting/ })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /^Plumbing/ })).toBeChecked();
  await continueTo(page, stepPath('email'));
  await expect(page.getByLabel(/What email/)).toHaveValue('ada@example.com');
  await expect
    .poll(async () => (await savedAnswers(page))['constructionTypes'])
    .toMatchObject([
      { id: 'painting', name: 'Painting', ncciCode: '5474' },
      { id: 'plumbing', name: 'Plumbing', ncciCode: '5183' },
    ]);
});

test('the id of the second store is used when the first has none', async ({ page }) => {
  await seed(page, JSON.stringify({ businessType: 'food' }), '{"uuid":"12345678901-mirror"}');
  await page.goto('/onboarding');
  await expect(page.getByRole('radio', { name: /^Food/ })).toBeChecked();
  await expect.poll(async () => (await savedAnswers(page))['uuid']).toBe('12345678901-mirror');
});

test('the logo leads home and the draft survives', async ({ page }) => {
  await seed(page, draftWith(carpenterAnswers));
  await page.goto(stepPath('ownership'));
  // The link of the application, not that of the page as it was built.
  await page.locator('[data-primary][type=submit]').waitFor();
  await page.getByRole('link', { name: 'Plumbline, home' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto(stepPath('contact-info'));
  await expect(page.getByLabel(/^City/)).toHaveValue('Chicago');
});

test('what is typed right before leaving the site reaches the server without another visit', async ({
  page,
}) => {
  await openStep(page, 'contact-info');
  const { origin } = new URL(page.url());
  const id = await draftId(page);
  const saved = async () => (await databaseAnswers(origin, id))['contactInfo'];
  await page.getByLabel(/^First name/).fill('Grace');
  await expect.poll(saved).toMatchObject({ firstName: 'Grace' });
  // Input typed during a save waits for the save's response.
  await page.waitForFunction((key) => {
    const { rev, ack } = JSON.parse(localStorage[key]).sync.contactInfo;
    return rev === ack;
  }, 'onboardingProgress');
  await page.getByLabel(/^Last name/).fill('Hopper');
  await page.goto('about:blank');
  await expect.poll(saved).toMatchObject({ firstName: 'Grace', lastName: 'Hopper' });
});

test('answers of an abandoned branch count nowhere and return with it', async ({ page }) => {
  await openWith(page, carpenterAnswers, '/onboarding');
  await expect(page.getByRole('radio', { name: /^Construction/ })).toBeChecked();
  await page.getByRole('radio', { name: /^Food/ }).check();
  await continueTo(page, stepPath('email'));
  await expect(page.getByText('Step 2 of 20', { exact: true })).toBeVisible();
  await continueTo(page, stepPath('details'));
  const mirror = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('onboardingData') ?? '{}'));
  await expect
    .poll(async () => await mirror())
    .toMatchObject({ businessType: { businessType: 'food' } });
  expect((await mirror()).constructionTypes?.constructionTypes).toBeUndefined();
  await page.goto('/onboarding');
  await expect(page.getByRole('radio', { name: /^Food/ })).toBeChecked();
  await page.getByRole('radio', { name: /^Construction/ }).check();
  await continueTo(page, stepPath('construction-types'));
  await expect(page.getByText('1 of 3 selected')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Commercial/ })).toBeChecked();
});
