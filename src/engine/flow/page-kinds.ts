import type { Page } from './types.ts';

/** The kinds of pages after the questions. */
export const PAGE_KINDS = ['outcome', 'quote', 'purchase', 'papers'] as const;

export type PageKind = (typeof PAGE_KINDS)[number];

/** The kind of a page; defaults to its id. */
export const kindOf = ({ kind, id }: Pick<Page, 'kind' | 'id'>): string => kind ?? id;

/** True for a kind in the list; an app may add others. */
export function isPageKind(kind: string): kind is PageKind {
  return PAGE_KINDS.some((known) => known === kind);
}
