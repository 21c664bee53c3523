import { lazyPart } from '../../ui/until-loaded.ts';

/** The link to the answers, for a page that draws it inside `Suspense`. */
export const LinkOffer = lazyPart(() => import('./LinkOffer.tsx'));
