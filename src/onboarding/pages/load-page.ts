import type { ComponentType } from 'react';
import { isPageKind, kindOf, type PageKind } from '../../flow/page-kinds.ts';
import type { Page, PageWords } from '../../flow/types.ts';
import { untilLoaded } from '../../ui/until-loaded.ts';
import { loadOnce } from '../load-once.ts';
import type { PagesModule } from '../questionnaire.ts';
import type { PageView } from './page-view.ts';

type PageModule = { default: ComponentType<PageView> };

/** What draws a page, and what that is given. */
export type LoadedPage = PageView & { View: ComponentType<PageView> };

/** What draws each kind of page (`src/flow/page-kinds.ts`). */
const KINDS: Readonly<Record<PageKind, () => Promise<PageModule>>> = {
  outcome: () => import('./OutcomeRoute.tsx'),
  quote: () => import('./QuoteRoute.tsx'),
  purchase: () => import('./PurchaseRoute.tsx'),
  papers: () => import('./PapersRoute.tsx'),
};

const NONE: PageWords = {};

const words = new Map<Page, () => Promise<PageWords>>();
const loaders = new Map<Page, () => Promise<LoadedPage>>();
const pages = loadOnce<LoadedPage, Page>((page) => loaders.get(page));
const said = loadOnce<PageWords, Page>((page) => words.get(page));

/** Makes the pages of a questionnaire known; what they say is loaded with the first of them. */
export function offerPages(all: readonly Page[], load: () => Promise<PagesModule>): void {
  for (const page of all) {
    words.set(page, async () => (await untilLoaded(load)).pages[page.id] ?? NONE);
    const kind = kindOf(page);
    if (!isPageKind(kind)) continue;
    loaders.set(page, async () => {
      const [{ default: View }, { pages: known }] = await Promise.all([KINDS[kind](), load()]);
      return {
        View,
        page: { ...page, ...known[page.id] },
        linked: known[page.linksTo ?? ''] ?? NONE,
      };
    });
  }
}

/** Loads a page once; undefined for a kind that the app has nothing for. */
export const loadPage: (page: Page) => Promise<LoadedPage> | undefined = pages.load;

/** A page whose load has come to its end. */
export const loadedPage: (page: Page) => LoadedPage | undefined = pages.loaded;

/** Loads what a page says, for use on other pages. It never fails: a dead spot passes. */
export const loadWords: (page: Page) => Promise<PageWords> | undefined = said.load;
