import brand from '../../../../schemas/catalog/brand.json' with { type: 'json' };
import type { OpenProduct } from '../product/content.ts';

/**
 * schema.org data. It has no price, rating or review: those on the site are samples (decision D2), and
 * a search engine would show them as facts.
 */
const context = { '@context': 'https://schema.org' };

export const organization = (siteUrl: string) => ({
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
export const webSite = (siteUrl: string) => ({
  ...context,
  '@type': 'WebSite',
  name: brand.name,
  url: siteUrl,
});

/** Not a Product: search engines report one without price, rating or review as an error. */
export const productCover = ({ hero }: OpenProduct, url: string, siteUrl: string) => ({
  ...context,
  '@type': 'FinancialProduct',
  name: hero.title,
  description: hero.text,
  category: 'Commercial insurance',
  url,
  areaServed: { '@type': 'Country', name: 'United States' },
  broker: { '@type': 'Organization', name: brand.name, url: siteUrl },
});

export const faqPage = (items: readonly { question: string; answer: string }[]) => ({
  ...context,
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
