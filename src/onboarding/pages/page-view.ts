import type { Page, PageWords } from '../../flow/types.ts';

/** What a page after the questions is given: itself, and what the page says that it links to. */
export type PageView = { page: Page; linked: PageWords };
