import type { PageViews } from '../../../engine/pages.ts';
import type { SITE_PAGES } from '../../kinds.ts';

/** The components of the site's own kinds of pages. */
export const pageViews = {
  quote: () => import('./QuoteRoute.tsx'),
  purchase: () => import('./PurchaseRoute.tsx'),
  papers: () => import('./PapersRoute.tsx'),
} satisfies PageViews & Record<keyof typeof SITE_PAGES, unknown>;
