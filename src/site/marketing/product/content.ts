type Meta = { title: string; description: string };
type Tile = { label: string; icon: string; businessType?: string };
type CoverageCard = { title: string; description: string; icon: string; label: string };
type Question = { question: string; answer: string };

/** `schemas/content/products/<slug>.json` of a product that can be bought. */
export type OpenProduct = {
  slug: string;
  status: 'open';
  meta: Meta;
  /** `quoted` is false if no plan of the instant quote contains it, and "in part" if not all do. */
  hero: { title: string; text: string; price?: string; quoted?: false | 'in part' };
  industries: { title: string; tiles: Tile[] };
  coverage: {
    title: string;
    text: string;
    cards: CoverageCard[];
    left: { title: string; items: string[] };
    /** Its own questionnaire, if it is not the one that every page links to. */
    ask?: { text: string; to: string };
  };
  faq: Question[];
  trust?: boolean;
  getCovered?: boolean;
};

/** The same for a product with only a title and one sentence (spec, route table). */
export type ComingProduct = {
  slug: string;
  status: 'under-construction';
  meta: Meta;
  hero: { title: string; text: string };
};

export type ProductContent = OpenProduct | ComingProduct;

// The build validates these files against `meta/product.schema.json` (tests/site/marketing).
const files = import.meta.glob<ProductContent>('../../../../schemas/content/products/*.json', {
  eager: true,
  import: 'default',
});
const bySlug = new Map(Object.values(files).map((content) => [content.slug, content]));

/** @throws if a product of the catalog has no content file. */
export function productContent(path: string): ProductContent {
  const slug = path.replace('/products/', '');
  const content = bySlug.get(slug);
  if (content === undefined) throw new Error(`No schemas/content/products/${slug}.json`);
  return content;
}
