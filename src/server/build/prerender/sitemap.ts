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

/** Allows everything except what is below the first pages of the questionnaires: a visitor's own. */
export const robotsTxt = (siteUrl: string, starts: readonly string[]) =>
  [
    'User-agent: *',
    ...starts.map((start) => `Disallow: ${start}/`),
    '',
    `Sitemap: ${new URL('/sitemap.xml', siteUrl).href}`,
    '',
  ].join('\n');
