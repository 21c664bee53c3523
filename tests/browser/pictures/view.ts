import type { Page } from '@playwright/test';

/** One page in one state. */
export type View = {
  /** File name. */
  name: string;
  /** `page`: the full page; `window`: the visible part, including overlays; `sheet`: on paper. */
  shows: 'page' | 'window' | 'sheet';
  /** Opened again at each width, because it is placed as it opens. */
  placed?: boolean;
  /** Navigates a fresh visitor there. */
  open: (page: Page) => Promise<void>;
};

export const at =
  (path: string): View['open'] =>
  async (page) => {
    await page.goto(path);
  };

/** A resume link without answers. */
export const NOWHERE = '/onboarding#resume=00000000-0000-4000-8000-000000000000';
