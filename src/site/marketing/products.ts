import catalog from '../../../schemas/content/products.json' with { type: 'json' };

/** A product as named in menus and on cards; one that is not open yet has `soon` and no summary. */
export type Product = { slug: string; name: string; icon: string; summary?: string; soon?: string };

const bySlug = new Map<string, Product>(catalog.products.map((entry) => [entry.slug, entry]));

/** @throws if a list names a product that is not in the catalog. */
export function productOf(slug: string): Product {
  const product = bySlug.get(slug);
  if (product === undefined) throw new Error(`No product ${slug} in content/products.json`);
  return product;
}

export const productPath = (slug: string) => `/products/${slug}`;

/**
 * The nine products of the navigation, and the nine different ones of the landing page (spec
 * section 1).
 */
export const menuProducts = catalog.menu.map(productOf);
export const carouselProducts = catalog.carousel.map(productOf);
