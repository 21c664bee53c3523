import type { ComponentType } from 'react';
import type { StepId } from '../../flow/types.ts';
import { loadOnce } from '../load-once.ts';
import type { PageView } from './page-view.ts';

export type PageModule = { default: ComponentType<PageView> };

/** The pages after the questions by the id that the flow file gives them. */
const LOADERS: Readonly<Record<StepId, () => Promise<PageModule>>> = {
  quote: () => import('./QuoteRoute.tsx'),
  purchase: () => import('./PurchaseRoute.tsx'),
  'quote-papers': () => import('./PapersRoute.tsx'),
};

const pages = loadOnce((id) => LOADERS[id]);

/** Loads a page's code once; undefined for an id that the app has no page for. */
export const loadPage: (id: StepId) => Promise<PageModule> | undefined = pages.load;

/** The code of a page whose load has come to its end. */
export const loadedPage: (id: StepId) => PageModule | undefined = pages.loaded;
