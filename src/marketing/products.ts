import catalogue from '../../schemas/content/products.json' with { type: 'json' };

/** A product as it is named in menus and on cards. */
export type Product = { slug: string; name: string; icon: string; summary: string };

const bySlug = new Map<string, Product>(catalogue.products.map((entry) => [entry.slug, entry]));

/** @throws when a list names a product that the catalogue does not have. */
export function productOf(slug: string): Product {
  const product = bySlug.get(slug);
  if (product === undefined) throw new Error(`No product ${slug} in content/products.json`);
  return product;
}

export const productPath = (slug: string) => `/products/${slug}`;

/** The nine of the navigation and the nine, different ones, of the landing page (spec section 1). */
export const menuProducts = catalogue.menu.map(productOf);
export const carouselProducts = catalogue.carousel.map(productOf);
