import { describe, expect, it } from 'vitest';
import brand from '../../../../schemas/catalog/brand.json' with { type: 'json' };
import { headHtml, jsonLdText } from '../../../../src/server/build/prerender/head.ts';
import { branded } from '../../../../src/site/marketing/head/branded.ts';
import { funnels, site, staticPages } from '../../../../src/site/app/entry-server.tsx';

const indexed = staticPages.filter(({ head }) => head.indexed);

describe('page heads', () => {
  it('have a title and a description of their own, short enough for a search result', () => {
    const titles = staticPages.map(({ head }) => head.title);
    const descriptions = staticPages.map(({ head }) => head.description);
    expect(new Set(titles).size).toBe(titles.length);
    expect(new Set(descriptions).size).toBe(descriptions.length);
    // Search engines truncate longer titles.
    expect(titles.filter(({ length }) => length > 60)).toEqual([]);
    expect(descriptions.filter(({ length }) => length > 160)).toEqual([]);
  });

  it('fill in the brand name', async () => {
    const heads = [
      ...(await funnels()).map(({ head }) => head),
      ...staticPages.map(({ head }) => head),
    ];
    const said = heads.flatMap(({ title, description }) => [title, description]);
    expect(said.filter((text) => /[{}]/.test(text))).toEqual([]);
    expect(branded('Cover | {brand}')).toBe(`Cover | ${brand.name}`);
  });

  it('keep unfinished pages and the not-found page out of search engines', () => {
    const hidden = staticPages.filter(({ head }) => !head.indexed).map(({ path }) => path);
    expect(hidden).toEqual([
      '/products/cyber-insurance',
      '/products/directors-and-officers',
      '/products/crime-insurance',
      '/products/fiduciary-liability',
      '/404',
    ]);
    expect(headHtml('/404', headOf('/404'), site)).toContain('content="noindex"');
  });

  it('have the canonical URL of the page on the configured site', () => {
    for (const { path, head } of indexed) {
      const url = new URL(path, site.siteUrl).href;
      expect(headHtml(path, head, site)).toContain(`<link rel="canonical" href="${url}" />`);
    }
  });

  it('state no price, rating or review as structured data, because those are samples (D2)', () => {
    const data = JSON.stringify(staticPages.map(({ head }) => head.jsonLd));
    expect(data).toContain('"@type":"FinancialProduct"');
    expect(data).not.toMatch(/"(offers|aggregateRating|review|price)"/);
    // Search engines only accept a Product with an offer, a rating or a review.
    expect(data).not.toContain('"@type":"Product"');
    for (const { head } of staticPages) {
      const product = head.jsonLd.find((item) => Reflect.get(item, '@type') === 'FinancialProduct');
      expect(String(Reflect.get(product ?? {}, 'description'))).not.toMatch(/[$%]/);
    }
  });

  it('name the site on the landing page, and the broker of a product on its page', () => {
    const [, webSite] = headOf('/').jsonLd;
    expect(webSite).toMatchObject({ '@type': 'WebSite', name: brand.name, url: site.siteUrl });
    const [product] = headOf('/products/general-liability').jsonLd;
    expect(product).toMatchObject({ broker: { '@type': 'Organization', name: brand.name } });
  });

  it('repeat every question of a page in its FAQPage', () => {
    const [, faq] = headOf('/products/general-liability').jsonLd;
    expect(faq).toMatchObject({ '@type': 'FAQPage' });
    expect(Reflect.get(faq ?? {}, 'mainEntity')).toHaveLength(7);
  });

  it('escape markup in texts', () => {
    const head = { title: '"><b>', description: 'a & b', indexed: true, jsonLd: [] };
    const html = headHtml('/', head, site);
    expect(html).toContain('<title>&quot;&gt;&lt;b&gt;</title>');
    expect(html).toContain('content="a &amp; b"');
    expect(jsonLdText({ text: '</script>' })).not.toContain('</script>');
  });
});

function headOf(path: string) {
  const page = staticPages.find((candidate) => candidate.path === path);
  if (page === undefined) throw new Error(`No page ${path}`);
  return page.head;
}
