import type { Page } from '@playwright/test';
import { expect, test } from '../persistent-page.ts';

const focusedText = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
  );
const focusIn = (page: Page, selector: string) =>
  page.evaluate((within) => document.activeElement?.closest(within) !== null, selector);

test('the first Tab offers to skip the header, and Enter does', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  expect(await focusedText(page)).toBe('Skip to the main content');
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('the menu traps the focus, closes with Escape and returns the focus', async ({ page }) => {
  await page.goto('/about-us');
  const opener = page.getByRole('banner').getByRole('button', { name: 'Menu' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    expect(await focusIn(page, 'dialog')).toBe(true);
  }
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Shift+Tab');
    expect(await focusIn(page, 'dialog')).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the Products list of the menu opens and leads to the nine products', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).press('Enter');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Crime Insurance' })).toBeHidden();
  await menu.locator('summary').press('Enter');
  await expect(menu.getByRole('listitem').filter({ hasText: 'Insurance' }).first()).toBeVisible();
  await expect(menu.locator('details a')).toHaveCount(9);
  await expect(menu.getByRole('link', { name: /Coming soon/ })).toHaveText([
    'Cyber Insurance Coming soon',
    'Directors and Officers Coming soon',
    'Crime Insurance Coming soon',
    'Fiduciary Liability Coming soon',
  ]);
  await menu.getByRole('link', { name: 'Crime Insurance' }).press('Enter');
  await expect(page).toHaveURL('/products/crime-insurance');
  await expect(page.getByText('This page is under construction.')).toBeVisible();
});

test('Contact closes the menu and scrolls to the phone numbers', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Contact' }).press('Enter');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('link', { name: '(312) 555-0188' })).toBeInViewport();
});

test('Log in explains itself, and offers the answers that this browser has saved', async ({
  page,
}) => {
  await page.goto('/');
  const opener = page.getByRole('banner').getByRole('button', { name: 'Log in' });
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await expect(dialog).toContainText('Accounts are not open yet');
  await expect(dialog.getByRole('link', { name: 'Continue your quote' })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();

  await page.evaluate(() => localStorage.setItem('onboardingProgress', '{"businessType":"food"}'));
  await page.reload();
  await opener.press('Enter');
  await dialog.getByRole('link', { name: 'Continue your quote' }).press('Enter');
  await expect(page).toHaveURL(/\/onboarding/);
});

test('one question is open at a time, and it can be closed again', async ({ page }) => {
  await page.goto('/products/workers-compensation');
  const questions = page.locator('main summary');
  await expect(questions).toHaveCount(9);
  await questions.nth(0).press('Enter');
  await questions.nth(4).press('Space');
  await expect(page.locator('main details[open]')).toHaveCount(1);
  await expect(
    page.getByText('times your experience modification', { exact: false }),
  ).toBeVisible();
  await questions.nth(4).press('Enter');
  await expect(page.locator('main details[open]')).toHaveCount(0);
});

test('the carousel moves one card at a time, loops, and never by itself', async ({ page }) => {
  await page.goto('/');
  const next = page.getByRole('button', { name: 'Next product' });
  await page.locator('[data-carousel-viewport]').scrollIntoViewIfNeeded();
  const position = page.locator('[data-carousel-position]');
  await page.locator('[data-carousel="on"]').waitFor();
  await expect(position).toBeEmpty();
  await next.press('Enter');
  await expect(position).toHaveText("Product 2 of 9: Business Owner's Policy");
  await page.getByRole('button', { name: 'Previous product' }).click();
  await page.getByRole('button', { name: 'Previous product' }).click();
  await expect(position).toHaveText('Product 9 of 9: Tools & Equipment');
  await next.press('ArrowRight');
  await expect(position).toHaveText('Product 1 of 9: General Liability');
});

test('the carousel shows two cards from 768 px and four from 1024 px (D34)', async ({ page }) => {
  await page.goto('/');
  await page.locator('[data-carousel="on"]').waitFor();
  const view = page.locator('[data-carousel-viewport]');
  const shown = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    const [row, card] = [await view.boundingBox(), await view.locator('li').first().boundingBox()];
    return Math.round((row?.width ?? 0) / (card?.width ?? 1));
  };
  expect([await shown(767), await shown(768)]).toEqual([1, 2]);
  expect([await shown(1023), await shown(1024)]).toEqual([2, 4]);
});

for (const [width, cards] of [
  [390, 1],
  [1280, 4],
] as const) {
  test(`the carousel shows ${cards} at ${width} px, and Tab brings every card into view`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await page.locator('[data-carousel-viewport]').scrollIntoViewIfNeeded();
    await page.locator('[data-carousel="on"]').waitFor();
    const view = await page.locator('[data-carousel-viewport]').boundingBox();
    const card = await page.locator('[data-carousel-viewport] li').first().boundingBox();
    // The row extends half a gap past the viewport on both sides.
    expect(Math.round((view?.width ?? 0) / (card?.width ?? 1))).toBe(cards);

    const links = page.locator('[data-carousel-viewport] a');
    await links.first().focus();
    for (let index = 0; index < 9; index += 1) {
      await expect(links.nth(index)).toBeFocused();
      await expect(links.nth(index)).toBeInViewport({ ratio: 0.9 });
      await page.keyboard.press('Tab');
    }
  });
}
