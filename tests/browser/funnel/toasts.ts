import type { Locator, Page } from '@playwright/test';

/** The stack of toasts. */
export const toasts = (page: Page): Locator => page.locator('.notistack-SnackbarContainer');

/** A toast with exactly these words. */
export const toast = (page: Page, text: string): Locator =>
  toasts(page).getByText(text, { exact: true });

/** Every toast that is up. */
export const shownToasts = (page: Page): Locator =>
  toasts(page).getByRole('button', { name: 'Close this message' });

/** The toasts that assistive technology is told of. */
export const spokenToasts = (page: Page): Locator =>
  page
    .locator('[role="status"] .notistack-Snackbar')
    .filter({ hasNot: page.locator('[aria-live="off"]') });
