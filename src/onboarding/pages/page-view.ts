import type { Page } from '../../flow/types.ts';

/** What a page after the questions is given. */
export type PageView = { page: Page };
