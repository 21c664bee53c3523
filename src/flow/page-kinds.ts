import type { Page } from './types.ts';

/** What can draw a page after the questions. */
export const PAGE_KINDS = ['outcome', 'quote', 'purchase', 'papers'] as const;

export type PageKind = (typeof PAGE_KINDS)[number];

/** The kind that a page names; its id says it where it names none. */
export const kindOf = ({ kind, id }: Pick<Page, 'kind' | 'id'>): string => kind ?? id;

export function isPageKind(kind: string): kind is PageKind {
  return PAGE_KINDS.some((known) => known === kind);
}
