import brand from '../../../schemas/catalog/brand.json' with { type: 'json' };
import type { OpenProduct } from '../product/content.ts';

/**
 * schema.org descriptions. They carry no price, rating or review: those of the site are samples
 * (decision D2), and a search engine would show them as facts.
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

export const productCover = ({ hero }: OpenProduct, url: string) => ({
  ...context,
  '@type': 'Product',
  name: hero.title,
  description: hero.text,
  category: 'Commercial insurance',
  url,
  brand: { '@type': 'Brand', name: brand.name },
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
