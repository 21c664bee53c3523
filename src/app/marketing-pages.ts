import { lazy, type ComponentType } from 'react';
import catalog from '../../schemas/content/products.json' with { type: 'json' };
import { legalPaths } from '../marketing/legal/paths.ts';

type PageProps = { path: string };

/** A marketing route: what shows it, and the source file whose style sheets it needs. */
export type MarketingPage = { path: string; source: string; Page: ComponentType<PageProps> };

const LandingPage = lazy(() => import('../marketing/landing/LandingPage.tsx'));
const ProductPage = lazy(() => import('../marketing/product/ProductPage.tsx'));
const AboutPage = lazy(() => import('../marketing/about/AboutPage.tsx'));
const LegalPage = lazy(() => import('../marketing/legal/LegalPage.tsx'));
export const NotFoundPage = lazy(() => import('../marketing/not-found/NotFoundPage.tsx'));

export const notFoundSource = 'src/marketing/not-found/NotFoundPage.tsx';

export const marketingPages: readonly MarketingPage[] = [
  { path: '/', source: 'src/marketing/landing/LandingPage.tsx', Page: LandingPage },
  { path: '/about-us', source: 'src/marketing/about/AboutPage.tsx', Page: AboutPage },
  ...catalog.products.map(({ slug }) => ({
    path: `/products/${slug}`,
    source: 'src/marketing/product/ProductPage.tsx',
    Page: ProductPage,
  })),
  ...legalPaths.map((path) => ({
    path,
    source: 'src/marketing/legal/LegalPage.tsx',
    Page: LegalPage,
  })),
];
