import type { Page } from '@playwright/test';
import { primary, savedAnswers, stepPath } from '../funnel/steps.ts';
import { expect, test } from '../test.ts';

const food = (page: Page) => page.getByRole('radio', { name: /Food/ });
const state = (page: Page) => page.getByRole('combobox');

/** `npm run test:long` has the moments that are not in the sample. */
const sampled = (ms: number, sample: readonly number[]) => (sample.includes(ms) ? [] : ['@long']);

/** Holds back all scripts, or those of an address, until the returned function is called. */
async function holdScripts(page: Page, which = '**/assets/*.js'): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(which, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the first question can be read', async ({ page }) => {
    await page.goto('/onboarding');
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(food(page)).toBeVisible();
    await expect(page).toHaveTitle(/Step 1 of \d+/);
  });

  test('a later page says that it needs JavaScript, and not that it is loading', async ({
    page,
  }) => {
    for (const path of ['/onboarding/email', '/onboarding/quote', '/commercial-auto/drivers']) {
      await page.goto(path);
      // Playwright finds no text within `noscript`.
      const needed = page.locator('noscript > p');
      await expect(needed).toBeVisible();
      expect(await needed.innerText()).toMatch(/^These questions need JavaScript/);
      await expect(page.getByText('Loading the next question')).toBeHidden();
      await expect(page.getByRole('link', { name: /Call/ })).toBeVisible();
    }
  });
});

test('the first question is painted before any script, and nothing submits the form natively', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/onboarding', { waitUntil: 'commit' });
  await food(page).check();
  await food(page).press('Enter');
  // It already says that something is missing, so it counts as disabled: press it anyway.
  await primary(page).click({ force: true });
  await state(page).selectOption({ label: 'New York' });
  expect(page.url()).toMatch(/\/onboarding$/);

  release();
  await expect
    .poll(() => savedAnswers(page))
    .toMatchObject({
      businessType: 'food',
      operatingState: 'New York',
    });
  await expect(food(page)).toBeChecked();
  await primary(page).click();
  await page.waitForURL('**/onboarding/email?**');
});

test('a press of Continue while the application still loads is not lost, unless something is entered after it', async ({
  page,
}) => {
  const release = await holdScripts(page, '**/assets/{app,libraries}-*.js');
  await page.goto('/onboarding', { waitUntil: 'commit' });
  // Until this script has run, nothing hears a press.
  await page.waitForResponse('**/assets/recover-*.js');
  await food(page).check();
  await state(page).selectOption({ label: 'New York' });
  await primary(page).click({ force: true });
  await expect(primary(page)).toHaveAttribute('data-pressed');
  await food(page).press('ArrowUp');
  await expect(primary(page)).not.toHaveAttribute('data-pressed');
  await food(page).check();
  await primary(page).click({ force: true });
  await expect(primary(page)).toHaveAttribute('data-pressed');

  release();
  await page.waitForURL('**/onboarding/email?**');
  expect(await savedAnswers(page)).toMatchObject({
    businessType: 'food',
    operatingState: 'New York',
  });
});

for (const ms of [0, 20, 60, 100, 140]) {
  test(
    `an answer ${ms} ms after the page has loaded is kept`,
    { tag: sampled(ms, [0, 60]) },
    async ({ page }) => {
      await page.addInitScript((delay) => {
        const choose = () => document.querySelector<HTMLElement>('input[type=radio]')?.click();
        document.addEventListener('DOMContentLoaded', () => setTimeout(choose, delay));
      }, ms);
      await page.goto('/onboarding');
      await expect(page.getByRole('radio').first()).toBeChecked();
      await expect.poll(() => savedAnswers(page)).toMatchObject({ businessType: 'construction' });
    },
  );
}

for (const ms of [0, 10, 20, 40, 80]) {
  test(
    `a press of Continue ${ms} ms after the page has loaded is not lost`,
    { tag: sampled(ms, [0, 20]) },
    async ({ page }) => {
      await page.goto('/onboarding');
      await food(page).check();
      await state(page).selectOption({ label: 'New York' });
      await expect.poll(() => savedAnswers(page)).toMatchObject({ operatingState: 'New York' });
      await page.addInitScript((delay) => {
        const press = () => document.querySelector<HTMLElement>('button[data-primary]')?.click();
        document.addEventListener('DOMContentLoaded', () => setTimeout(press, delay));
      }, ms);
      await page.reload();
      await page.waitForURL('**/onboarding/email?**');
    },
  );
}

test('a returning visitor finds the saved answers, without a mismatch of the markup', async ({
  page,
}) => {
  await page.goto('/onboarding');
  await food(page).check();
  await state(page).selectOption({ label: 'New York' });
  await expect.poll(() => savedAnswers(page)).toMatchObject({ operatingState: 'New York' });
  await page.reload();
  await expect(food(page)).toBeChecked();
  await expect(state(page)).toHaveValue('New York');
});

test('answers in the URL are filled in', async ({ page }) => {
  await page.goto('/onboarding?businessType=food&state=Illinois');
  await expect(food(page)).toBeChecked();
  await expect(state(page)).toHaveValue('Illinois');
  await primary(page).click();
  await page.waitForURL('**/onboarding/email?**');
});

test('deleted answers do not come back out of the browser’s memory of the form', async ({
  page,
}) => {
  await page.goto('/onboarding');
  await food(page).check();
  await expect.poll(() => savedAnswers(page)).toMatchObject({ businessType: 'food' });
  await expect(page.locator('[data-save-state="saved"]')).toBeVisible();
  // Flush the delayed mirror now; otherwise it would be written after the deletion.
  await page.evaluate(() => {
    dispatchEvent(new Event('pagehide'));
    localStorage.clear();
  });
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  release();
  await expect(page.getByRole('button', { name: 'Delete my answers' })).toBeVisible();
  await expect(food(page)).not.toBeChecked();
});

for (const { path, most } of [
  { path: '/onboarding', most: 6 },
  { path: '/commercial-auto', most: 16 },
  { path: stepPath('email'), most: 12 },
]) {
  test(`${path} needs at most ${most} scripts, because browsers fetch six at a time from most hosts`, async ({
    request,
  }) => {
    // Use the HTML as served: a running page also requests the next step's files.
    const html = await (await request.get(path)).text();
    const scripts = html.match(/<link rel="modulepreload"|<script type="module"/g) ?? [];
    expect(scripts.length).toBeGreaterThan(2);
    // One script is a watchdog: it runs first and is done before the others start.
    const watcher = /<script type="module" src="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(watcher).toMatch(/\/recover-/);
    expect((await (await request.get(watcher)).body()).length).toBeLessThan(1024);
    expect(scripts.length - 1).toBeLessThanOrEqual(most);
    // Style sheets are part of the page, and what is fetched is named ahead of them.
    expect(html).not.toMatch(/<link rel="stylesheet"(?! disabled)/);
    expect(html.lastIndexOf('modulepreload')).toBeLessThan(html.indexOf('<style>'));
  });
}

test('all scripts of the first question are compiled while they load', async ({
  page,
  request,
}) => {
  await page.goto('/onboarding');
  const preloaded = page.locator('link[rel="modulepreload"]');
  const files = await preloaded.evaluateAll((links) =>
    links.map((link) => Reflect.get(link, 'href')),
  );
  const large = await Promise.all(
    files.map(async (file) => await (await request.get(String(file))).text()),
  ).then((texts) => texts.filter((text) => text.length > 20_000));
  expect(large.length).toBeGreaterThanOrEqual(3);
  for (const text of large) expect(text).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

for (const { path, tag = [] } of [
  { path: stepPath('construction-types') },
  { path: stepPath('past-insurance'), tag: '@long' },
  { path: stepPath('insurance-start-date'), tag: '@long' },
  { path: '/commercial-auto/drivers' },
]) {
  test(
    `${path}, opened by its URL, is rendered from the files that its page names`,
    { tag },
    async ({ page, request }) => {
      const html = await (await request.get(path)).text();
      const isNamed = (url: URL) =>
        /\.(woff2|png)$/.test(url.pathname) || html.includes(url.pathname);
      // No other file ever comes.
      await page.route(
        (url) => url.pathname.startsWith('/assets/') && !isNamed(url),
        () => undefined,
      );
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(primary(page)).toBeVisible();
    },
  );
}
