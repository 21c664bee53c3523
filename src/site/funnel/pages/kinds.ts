import type { PageKind } from '../../../engine/flow/page-kinds.ts';
import type { PageKinds } from '../../../engine/pages/pages/load-page.ts';

/** The components of the site's own kinds of pages. */
export const pageKinds = {
  quote: () => import('./QuoteRoute.tsx'),
  purchase: () => import('./PurchaseRoute.tsx'),
  papers: () => import('./PapersRoute.tsx'),
} satisfies PageKinds & Record<Exclude<PageKind, 'outcome'>, unknown>;
