import type { PageKind } from '../../../engine/core.ts';
import type { PageKinds } from '../../../engine/pages.ts';

/** The components of the site's own kinds of pages. */
export const pageKinds = {
  quote: () => import('./QuoteRoute.tsx'),
  purchase: () => import('./PurchaseRoute.tsx'),
  papers: () => import('./PapersRoute.tsx'),
} satisfies PageKinds & Record<Exclude<PageKind, 'outcome'>, unknown>;
