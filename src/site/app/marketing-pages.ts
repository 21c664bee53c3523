import { lazy, type ComponentType } from 'react';
import catalog from '../../../schemas/content/products.json' with { type: 'json' };
import { legalPaths } from '../marketing/legal/paths.ts';
import { untilLoaded } from '../../engine/ui.ts';

type PageProps = { path: string };

/** A marketing route: its component, and the source file whose style sheets it needs. */
export type MarketingPage = { path: string; source: string; Page: ComponentType<PageProps> };

const LandingPage = lazy(() => untilLoaded(() => import('../marketing/landing/LandingPage.tsx')));
const ProductPage = lazy(() => untilLoaded(() => import('../marketing/product/ProductPage.tsx')));
const AboutPage = lazy(() => untilLoaded(() => import('../marketing/about/AboutPage.tsx')));
const LegalPage = lazy(() => untilLoaded(() => import('../marketing/legal/LegalPage.tsx')));
export const NotFoundPage = lazy(() =>
  untilLoaded(() => import('../marketing/not-found/NotFoundPage.tsx')),
);

export const notFoundSource = 'src/site/marketing/not-found/NotFoundPage.tsx';

export const marketingPages: readonly MarketingPage[] = [
  { path: '/', source: 'src/site/marketing/landing/LandingPage.tsx', Page: LandingPage },
  { path: '/about-us', source: 'src/site/marketing/about/AboutPage.tsx', Page: AboutPage },
  ...catalog.products.map(({ slug }) => ({
    path: `/products/${slug}`,
    source: 'src/site/marketing/product/ProductPage.tsx',
    Page: ProductPage,
  })),
  ...legalPaths.map((path) => ({
    path,
    source: 'src/site/marketing/legal/LegalPage.tsx',
    Page: LegalPage,
  })),
];
