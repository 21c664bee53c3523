/** `sitemap.xml` of the given paths (sitemaps.org protocol 0.9). */
export function sitemapXml(siteUrl: string, paths: readonly string[]): string {
  const urls = paths.map((path) => `  <url><loc>${new URL(path, siteUrl).href}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** Keeps nobody away from a page: who may not read it never learns from it that it must not be listed. */
export const robotsTxt = (siteUrl: string) =>
  ['User-agent: *', 'Disallow:', '', `Sitemap: ${new URL('/sitemap.xml', siteUrl).href}`, ''].join(
    '\n',
  );
