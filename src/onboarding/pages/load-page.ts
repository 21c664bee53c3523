import type { ComponentType } from 'react';
import { isPageKind, kindOf, type PageKind } from '../../flow/page-kinds.ts';
import type { Page } from '../../flow/types.ts';
import { loadOnce } from '../load-once.ts';
import type { PagesModule } from '../questionnaire.ts';
import type { PageView } from './page-view.ts';

type PageModule = { default: ComponentType<PageView> };

/** What draws a page, and the page with all that its kind says and reads. */
export type LoadedPage = { View: ComponentType<PageView>; page: Page };

/** What draws each kind of page (`src/flow/page-kinds.ts`). */
const KINDS: Readonly<Record<PageKind, () => Promise<PageModule>>> = {
  outcome: () => import('./OutcomeRoute.tsx'),
  quote: () => import('./QuoteRoute.tsx'),
  purchase: () => import('./PurchaseRoute.tsx'),
};

const loaders = new Map<Page, () => Promise<LoadedPage>>();
const pages = loadOnce<LoadedPage, Page>((page) => loaders.get(page));

/** Makes the pages of a questionnaire known; what they say is loaded with the first of them. */
export function offerPages(all: readonly Page[], words: () => Promise<PagesModule>): void {
  for (const page of all) {
    const kind = kindOf(page);
    if (!isPageKind(kind)) continue;
    loaders.set(page, async () => {
      const [{ default: View }, said] = await Promise.all([KINDS[kind](), words()]);
      return { View, page: { ...page, ...said.pages[page.id] } };
    });
  }
}

/** Loads a page once; undefined for a kind that the app has nothing for. */
export const loadPage: (page: Page) => Promise<LoadedPage> | undefined = pages.load;

/** A page whose load has come to its end. */
export const loadedPage: (page: Page) => LoadedPage | undefined = pages.loaded;
