import type { Locator, Page } from '@playwright/test';
import { circle } from '../../../src/engine/ui/icons/drawings.ts';
import tokens from '../../../src/engine/ui/tokens.json' with { type: 'json' };
import { violations } from '../axe.ts';
import { expect } from '../test.ts';

const { light, sizes } = tokens;

/** What stands for an icon whose drawing is missing. */
const NEUTRAL = circle(12, 12, 4);

/** Walks the questionnaire of `app/every.ts` and looks at all that it draws, by computed styles. */
export async function walkEverything(page: Page): Promise<void> {
  const title = (name: string) => page.getByRole('heading', { level: 1, name });
  const next = page.getByRole('button', { name: 'Continue' });
  const dialog = page.getByRole('dialog');

  await expect(title('What is to be entered?')).toHaveCSS('color', rgb(light['ink-900']));
  await next.press('Enter');
  const toast = page.locator('[data-toast]');
  await expect(toast).toHaveCSS('background-color', rgb(light['error-100']));
  await expect(toast).toHaveCSS('border-top-style', 'solid');
  await expectStyled(page);

  await page.getByLabel('A text').fill('Something');
  await page.getByRole('button', { name: /calendar/i }).press('Enter');
  await expectStyledDialog(dialog);
  const day = dialog.getByRole('gridcell', { name: /15/ }).first();
  await expect(day).toHaveCSS('width', '40px');
  await expect(day).toHaveCSS('color', rgb(light['ink-900']));
  await expect(day).toHaveCSS('border-top-left-radius', '20px');
  await expectStyled(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await next.press('Enter');

  await expect(title('What is to be chosen?')).toBeFocused();
  await page.getByRole('button', { name: 'The whole list (2)' }).press('Enter');
  await page.getByRole('button', { name: 'Add another' }).press('Enter');
  await expect(page.getByLabel('Name')).toBeVisible();
  await page.getByLabel('Name').fill('Ada');
  await expectStyled(page);
  await page.getByRole('button', { name: 'Edit the shares' }).press('Enter');
  await expectStyledDialog(dialog);
  await dialog.getByLabel('Paving').fill('45');
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('button', { name: 'Discard it' })).toBeVisible();
  await expectStyled(page);
  await dialog.getByRole('button', { name: 'Discard it' }).press('Enter');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Delete my answers' }).press('Enter');
  await expectStyledDialog(dialog);
  await expectStyled(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('radio', { name: 'Small' }).first().check();
  await next.press('Enter');

  await expect(title('All is said')).toBeFocused();
  await expect(page.getByText(/ALL-\d+/).first()).toBeVisible();
  await expectStyled(page);
}

async function expectStyledDialog(dialog: Locator): Promise<void> {
  await expect(dialog).toHaveCSS('background-color', rgb(light.paper));
  await expect(dialog).toHaveCSS('color', rgb(light['ink-900']));
  await expect(dialog).toHaveCSS('font-family', /Figtree/);
  await expect(dialog).toHaveCSS('border-top-left-radius', sizes['radius-plan']);
}

/** Nothing is outside of what the style sheet covers or without styles, and axe finds nothing. */
async function expectStyled(page: Page): Promise<void> {
  await expect(page.locator('dialog:not(.plumbline dialog)')).toHaveCount(0);
  await expect(page.locator(`.plumbline path[d="${NEUTRAL}"]`)).toHaveCount(0);
  // In one script: what a locator found before may have left the page when its style is asked for.
  const plain = await page.evaluate(() =>
    [...document.querySelectorAll('.plumbline :is(input, select, textarea, button)')]
      .filter((one) => !/Figtree/.test(getComputedStyle(one).fontFamily))
      .map((one) => one.outerHTML),
  );
  expect(plain).toEqual([]);
  expect(await violations(page)).toEqual([]);
}

/** `#f00` colors as browsers compute them. */
function rgb(hex: string): string {
  const parts = hex.match(/[\da-f]{2}/gi) ?? [];
  return `rgb(${parts.map((part) => Number.parseInt(part, 16)).join(', ')})`;
}
