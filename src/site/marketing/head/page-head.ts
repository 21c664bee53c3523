import about from '../../../../schemas/content/about.json' with { type: 'json' };
import landing from '../../../../schemas/content/landing.json' with { type: 'json' };
import notFound from '../../../../schemas/content/not-found.json' with { type: 'json' };
import { legalContent } from '../legal/content.ts';
import { legalPaths } from '../legal/paths.ts';
import { productContent } from '../product/content.ts';
import { branded } from './branded.ts';
import { faqPage, organization, productCover, webSite } from './structured-data.ts';

/** Metadata of a page for search engines and social sharing. */
export type PageHead = {
  title: string;
  description: string;
  /** False for pages that should not appear in search results. */
  indexed: boolean;
  jsonLd: readonly object[];
};

/** The head of a marketing page; `siteUrl` is where the site will be served. */
export function pageHead(path: string, siteUrl: string): PageHead {
  const { title, description, ...head } = writtenHead(path, siteUrl);
  return { ...head, title: branded(title), description: branded(description) };
}

function writtenHead(path: string, siteUrl: string): PageHead {
  if (path === '/') {
    return { ...landing.meta, indexed: true, jsonLd: [organization(siteUrl), webSite(siteUrl)] };
  }
  if (path === '/about-us') {
    return { ...about.meta, indexed: true, jsonLd: [organization(siteUrl), faqPage(about.faq)] };
  }
  if (path === '/404') return { ...notFound.meta, indexed: false, jsonLd: [] };
  if (legalPaths.some((legal) => legal === path)) {
    return { ...legalContent(path).meta, indexed: true, jsonLd: [] };
  }
  const product = productContent(path);
  return product.status === 'open'
    ? {
        ...product.meta,
        indexed: true,
        jsonLd: [productCover(product, new URL(path, siteUrl).href, siteUrl), faqPage(product.faq)],
      }
    : { ...product.meta, indexed: false, jsonLd: [] };
}
