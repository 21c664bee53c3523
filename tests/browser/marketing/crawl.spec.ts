import { expect, test } from '../persistent-page.ts';
import { builtHtml, marketingPaths, NOT_FOUND } from './pages.ts';

/** Its frame is that of every page of the funnel. */
const FUNNEL = '/onboarding';

test.use({ allowedErrors: [NOT_FOUND, { scope: 'test' }] });

test('every link works: it leads to an existing page, an anchor on it, or a phone number', async ({
  page,
  request,
}) => {
  const seen = new Map<string, number>();
  const dead: string[] = [];
  for (const path of [...marketingPaths, FUNNEL]) {
    await page.goto(path);
    const links = await page
      .locator('a')
      .evaluateAll((found) => found.map((link) => link.getAttribute('href')));
    expect(links.length).toBeGreaterThan(path === FUNNEL ? 5 : 20);
    for (const href of links) {
      if (href === null || href === '#') dead.push(`${path}: a link without an address`);
      else if (href.startsWith('tel:')) expect(href).toMatch(/^tel:\+1312555\d{4}$/);
      else {
        const target = new URL(href, page.url());
        expect(target.origin, href).toBe(new URL(page.url()).origin);
        const place = target.pathname + target.search;
        if (!seen.has(place)) {
          seen.set(place, href.startsWith('#') ? 200 : (await request.get(place)).status());
        }
        if (seen.get(place) !== 200) dead.push(`${path}: ${href} answers ${seen.get(place)}`);
        const html = href.startsWith('#') ? builtHtml(path) : builtHtmlOf(target.pathname);
        const id = target.hash.slice(1);
        if (id !== '' && !html.includes(`id="${id}"`)) dead.push(`${path}: ${href} has no place`);
      }
    }
  }
  expect(dead).toEqual([]);
});

const builtHtmlOf = (path: string) => (marketingPaths.includes(path) ? builtHtml(path) : '');

/** One page of each kind: pages of a kind share a template, including its buttons. */
const OPENED = new Set(['/', '/about-us', '/products/general-liability', '/no-such-page']);

test('every button does something: it opens or closes a dialog, closes the ending, or moves the carousel', async ({
  page,
}) => {
  for (const path of marketingPaths) {
    await page.goto(path);
    const purposes = await page.locator('body > #root button').evaluateAll((buttons) =>
      buttons.map((button) => {
        const dialog = document.getElementById(button.getAttribute('commandfor') ?? '');
        if (dialog instanceof HTMLDialogElement) return button.getAttribute('command');
        if (button.dataset['endingClose'] !== undefined) return 'close the ending';
        return button.closest('[data-carousel]') === null ? null : button.dataset['move'];
      }),
    );
    expect(purposes.length, path).toBeGreaterThan(2);
    for (const purpose of purposes) {
      expect(['show-modal', 'close', 'close the ending', 'previous', 'next'], path).toContain(
        purpose,
      );
    }
    if (!OPENED.has(path)) continue;
    const opener = page.getByRole('banner').getByRole('button', { name: 'Menu' });
    await opener.click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('button', { name: 'Close the menu' }).click();
    await expect(menu).toBeHidden();
    if (path !== '/') continue;
    const position = page.locator('[data-carousel-position]');
    for (const [name, number] of [
      ['Next product', 2],
      ['Previous product', 1],
    ] as const) {
      await page.getByRole('button', { name }).click();
      await expect(position).toContainText(`Product ${number} of`);
    }
  }
});

test('an industry of the funnel is passed on and logged, any other is only logged (D18)', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.goto('/products/commercial-property');
  await page.getByRole('main').getByRole('link', { name: 'Offices' }).click();
  await expect(page).toHaveURL('/onboarding?businessType=office');
  await page.goto('/products/commercial-property');
  await page.getByRole('main').getByRole('link', { name: 'Warehouses' }).click();
  await expect(page).toHaveURL('/onboarding');
  expect(logged).toContain('Industry chosen: Offices');
  expect(logged).toContain('Industry chosen: Warehouses');
});

test('an unknown address says so, logs the path and leads home', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const answer = await page.goto('/no/such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  expect(logged.some((text) => text.includes('/no/such-page'))).toBe(true);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('the quote button has a short label on a phone and a long one elsewhere', async ({ page }) => {
  const button = page.getByRole('banner').getByRole('link', { name: 'Instant Quote' });
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  await expect(button).toHaveText(/Instant Quote/);
  expect(await button.evaluate((link: HTMLElement) => link.innerText)).toBe('Instant Quote');
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await button.evaluate((link: HTMLElement) => link.innerText)).toBe('Get Instant Quote');
  await button.click();
  await expect(page).toHaveURL('/onboarding');
});
