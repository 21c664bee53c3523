import type { Page, PageWords } from '../../flow/types.ts';

/** The props of a page after the questions: itself, and the texts of the page it links to. */
export type PageView = { page: Page; linked: PageWords };
