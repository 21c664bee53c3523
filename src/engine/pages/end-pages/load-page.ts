import type { ComponentType } from 'react';
import { kindOf } from '../../flow/compile/page-kinds.ts';
import type { Page, PageWords } from '../../flow/types.ts';
import { untilLoaded } from '../../ui/until-loaded.ts';
import { loadOnce } from '../load-once.ts';
import type { PagesModule, PageView } from '../questionnaire.ts';

type PageModule = { default: ComponentType<PageView> };

/** The view of a page, and its props. */
type LoadedPage = PageView & { View: ComponentType<PageView> };

/** Loaders for the views of pages, by the kind that a page names. */
export type PageViews = Readonly<Record<string, () => Promise<PageModule>>>;

/** The kinds of pages that the engine has. */
export const OWN_PAGES: PageViews = { outcome: () => import('./OutcomeRoute.tsx') };

const NONE: PageWords = {};

const offered = new Map<Page, () => Promise<PageWords>>();
const loaders = new Map<Page, () => Promise<LoadedPage>>();
const pages = loadOnce<LoadedPage, Page>((page) => loaders.get(page));
const words = loadOnce<PageWords, Page>((page) => offered.get(page));

/** Registers a questionnaire's pages; their texts are loaded with the first of them. */
export function registerPages(
  all: readonly Page[],
  load: () => Promise<PagesModule>,
  kinds: PageViews,
): void {
  const views = new Map(Object.entries({ ...OWN_PAGES, ...kinds }));
  for (const page of all) {
    offered.set(
      page,
      async () => (await untilLoaded(load, { isAwaited: false })).pages[page.id] ?? NONE,
    );
    const loadView = views.get(kindOf(page));
    if (loadView === undefined) continue;
    loaders.set(page, async () => {
      const [{ default: View }, { pages: known }] = await Promise.all([loadView(), load()]);
      return {
        View,
        page: { ...page, ...known[page.id] },
        linked: known[page.linksTo ?? ''] ?? NONE,
      };
    });
  }
}

/** False for a page of a kind that the app does not have. */
export const hasView = (page: Page): boolean => loaders.has(page);

/** Loads a page once. */
export const loadPage = (page: Page): Promise<LoadedPage> =>
  pages.load(page) ?? Promise.reject(new Error(`No view of the page ${page.id}`));

/** A page that has loaded. */
export const loadedPage: (page: Page) => LoadedPage | undefined = pages.loaded;

/** Loads a page's texts for use on other pages. It never fails: it retries until they arrive. */
export const loadWords: (page: Page) => Promise<PageWords> | undefined = words.load;
