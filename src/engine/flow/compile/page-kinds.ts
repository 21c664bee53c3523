import type { Page } from '../types.ts';

/** All that is known of a kind of page besides its view. */
export type PageKind = {
  /** What it shows, as the studio says it. */
  about: string;
  /** The facts that it shows of the answers. */
  facts?: readonly string[];
  /** The kind that its pages lead to, and what a visitor meets without such a page. */
  leadsTo?: { kind: string; without: string };
};

const kinds: Record<string, PageKind> = {
  outcome: { about: 'Texts, a number and the answers' },
};

/** Every kind of page by its name: the engine's, and what a site has registered. */
export const PAGE_KINDS: Readonly<Record<string, PageKind>> = kinds;

/** Makes a site's own kinds known to the checks of its questionnaires. */
export function registerPageKinds(own: Readonly<Record<string, PageKind>>): void {
  Object.assign(kinds, own);
}

/** The kind of a page; defaults to its id. */
export const kindOf = ({ kind, id }: Pick<Page, 'kind' | 'id'>): string => kind ?? id;
