import { expect, type Page } from '@playwright/test';
import { violations } from '../axe.ts';

/** Milliseconds a busy machine takes to compare two versions. */
const COMPARED_MS = 120_000;

/** Requests a save, reads what changes for visitors, and confirms. */
export async function save(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+s');
  const dialog = page.getByRole('dialog', { name: 'What changes for visitors' });
  await expect(dialog.getByRole('status').first()).toHaveText('', { timeout: COMPARED_MS });
  expect(await violations(page, ['frame-tested'])).toEqual([]);
  await dialog.getByRole('button', { name: 'Save now' }).click();
  await expect(dialog).toHaveCount(0);
}
