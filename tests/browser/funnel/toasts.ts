import type { Locator, Page } from '@playwright/test';

/** The toast container. */
export const toasts = (page: Page): Locator => page.locator('[data-toasts]');

/** A toast with exactly this text. */
export const toast = (page: Page, text: string): Locator =>
  toasts(page).getByText(text, { exact: true });

/** All visible toasts. */
export const shownToasts = (page: Page): Locator =>
  toasts(page).getByRole('button', { name: 'Close this message' });

/** The toasts that are exposed to assistive technology. */
export const spokenToasts = (page: Page): Locator =>
  page.locator('[role="status"] [data-toast]:not([aria-live="off"])');
