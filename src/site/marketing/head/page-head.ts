import about from '../../../../schemas/content/about.json' with { type: 'json' };
import landing from '../../../../schemas/content/landing.json' with { type: 'json' };
import notFound from '../../../../schemas/content/not-found.json' with { type: 'json' };
import { legalContent } from '../legal/content.ts';
import { legalPaths } from '../legal/paths.ts';
import { type OpenProduct, productContent } from '../product/content.ts';
import { branded } from './branded.ts';
import brand from '../../../../schemas/catalog/brand.json' with { type: 'json' };

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

/**
 * schema.org data. It has no price, rating or review: those on the site are samples (decision D2), and
 * a search engine would show them as facts.
 */
const context = { '@context': 'https://schema.org' };

const organization = (siteUrl: string) => ({
  ...context,
  '@type': 'Organization',
  name: brand.name,
  url: siteUrl,
  logo: new URL('/icon-512.png', siteUrl).href,
  foundingLocation: { '@type': 'Place', name: brand.foundedIn },
  contactPoint: [
    { '@type': 'ContactPoint', contactType: 'sales', telephone: brand.salesPhone.tel },
    { '@type': 'ContactPoint', contactType: 'claims', telephone: brand.claimsPhone.tel },
  ],
});

/** The site's name for search engines, which read it on the landing page only. */
const webSite = (siteUrl: string) => ({
  ...context,
  '@type': 'WebSite',
  name: brand.name,
  url: siteUrl,
});

/** Not a Product: search engines report one without price, rating or review as an error. */
const productCover = ({ hero }: OpenProduct, url: string, siteUrl: string) => ({
  ...context,
  '@type': 'FinancialProduct',
  name: hero.title,
  description: hero.text,
  category: 'Commercial insurance',
  url,
  areaServed: { '@type': 'Country', name: 'United States' },
  broker: { '@type': 'Organization', name: brand.name, url: siteUrl },
});

const faqPage = (items: readonly { question: string; answer: string }[]) => ({
  ...context,
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
