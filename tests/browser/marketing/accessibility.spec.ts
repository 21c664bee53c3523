import type { Page } from '@playwright/test';
import { violations } from '../axe.ts';
import { expect, test } from '../persistent-page.ts';
import { expectSteady } from '../shifts.ts';
import { marketingPaths, NOT_FOUND } from './pages.ts';

test.use({ allowedErrors: [NOT_FOUND, { scope: 'test' }] });

/** Pages of products whose texts differ, but not their parts. `npm run test:long` has the others. */
const SAMPLE = ['general-liability', 'employment-practices-liability'].map(
  (slug) => `/products/${slug}`,
);
const isAlike = (path: string) => path.startsWith('/products/') && !SAMPLE.includes(path);

/** `npm test` looks at the phone's width, where most wraps and moves. */
const LOOKS = [
  { widths: [390], tag: [] },
  { widths: [768, 1280], tag: ['@long'] },
];

const visits = marketingPaths.flatMap((path) => LOOKS.map((look) => ({ path, ...look })));

for (const { path, widths, tag } of visits) {
  test(
    `${path} has no axe violation at ${widths.join(' and ')} px, nothing that moves while it opens, and a Contact that leads to the footer`,
    { tag: isAlike(path) ? ['@long'] : tag },
    async ({ page }) => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        await expect(page.locator('h1')).toHaveCount(1);
        await expectSteady(page, `${path} at ${width} px`);
      }
      const question = page.locator('main summary').first();
      if (await question.isVisible()) await question.click();
      // Resizing is enough here: only pages that animate when opened need a load at each width.
      for (const width of widths.toReversed()) {
        await page.setViewportSize({ width, height: 900 });
        expect(await violations(page), `${path} at ${width} px`).toEqual([]);
        await test.step(`no industry is written over the edge of its tile at ${width} px`, async () => {
          expect(await industriesOverTheEdge(page)).toEqual([]);
        });
      }
      await test.step('Contact leads to the phone numbers in the footer', async () => {
        await page.setViewportSize({ width: 390, height: 844 });
        await page.getByRole('button', { name: 'Menu' }).click();
        await page.getByRole('dialog').getByRole('link', { name: 'Contact' }).click();
        await expect(page.getByRole('dialog')).toBeHidden();
        await expect(page.locator('#contact')).toBeInViewport();
        await expect(page.locator('#contact')).toBeFocused();
      });
      await test.step('nothing has to be scrolled sideways at 320 px, nor with wide text spacing', async () => {
        await page.setViewportSize({ width: 320, height: 800 });
        expect(await sideways(page), path).toBeLessThanOrEqual(0);
        await page.evaluate(spaceText);
        expect(await sideways(page), `${path} with text spacing`).toBeLessThanOrEqual(0);
      });
    },
  );
}

const industriesOverTheEdge = (page: Page) =>
  page
    .locator('a[data-industry]')
    .evaluateAll((tiles) =>
      tiles.filter((tile) => tile.scrollWidth > tile.clientWidth).map((tile) => tile.textContent),
    );

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/**
 * Runs in the page: sets the WCAG 1.4.12 values through the CSSOM because the policy forbids `<style>`.
 */
function spaceText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}',
  );
  document.adoptedStyleSheets = [sheet];
}

test('the open menu and the open log-in dialog have no axe violation', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByText('Products').click();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('forced colors keep every word readable and every button outlined', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  // The system picks these colors, but axe still calculates with the page's own.
  expect(await violations(page, ['color-contrast'])).toEqual([]);
  const quote = page.getByRole('main').getByRole('link', { name: 'Get Instant Quote' }).first();
  expect(await quote.evaluate((link) => getComputedStyle(link).borderTopStyle)).toBe('solid');
});
