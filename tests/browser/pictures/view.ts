import type { Page } from '@playwright/test';

/** One page in one state, as a reviewer would open it. */
export type View = {
  /** Of the file. */
  name: string;
  /** `page`: from the first line to the last; `window`: what fits, with what lies over it. */
  shows: 'page' | 'window';
  /** Leads a fresh visitor there. */
  open: (page: Page) => Promise<void>;
};

export const at =
  (path: string): View['open'] =>
  async (page) => {
    await page.goto(path);
  };

/** A resume link that no answers stand behind. */
export const NOWHERE = '/onboarding#resume=00000000-0000-4000-8000-000000000000';
