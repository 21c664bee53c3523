import type { Locator, Page } from '@playwright/test';

/** The stack of toasts. */
export const toasts = (page: Page): Locator => page.locator('.notistack-SnackbarContainer');

/** A toast with exactly these words. */
export const toast = (page: Page, text: string): Locator =>
  toasts(page).getByText(text, { exact: true });
