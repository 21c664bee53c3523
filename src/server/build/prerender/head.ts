import type { PageHead } from '../../../site/marketing/head/page-head.ts';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${escape(content)}" />`;

export type HeadContext = { siteUrl: string; siteName: string; image: string; imageAlt: string };

/** The script text of a JSON-LD block: `<` cannot end the element early. */
export const jsonLdText = (data: object) => JSON.stringify(data).replace(/</g, '\\u003c');

/** Title, description, canonical address, sharing tags and structured data as HTML. */
export const headHtml = (path: string, head: PageHead, site: HeadContext): string =>
  titledHeadHtml(`<title>${escape(head.title)}</title>`, path, head, site);

/** The same for a page whose title is longer than the one used for sharing. */
export function titledHeadHtml(
  title: string,
  path: string,
  head: PageHead,
  site: HeadContext,
): string {
  const url = new URL(path, site.siteUrl).href;
  const image = new URL(site.image, site.siteUrl).href;
  const found = head.indexed
    ? [`<link rel="canonical" href="${url}" />`, meta('property', 'og:url', url)]
    : [meta('name', 'robots', 'noindex')];
  return [
    title,
    meta('name', 'description', head.description),
    ...found,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', site.siteName),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:image', image),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', site.imageAlt),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', head.title),
    meta('name', 'twitter:description', head.description),
    meta('name', 'twitter:image', image),
    ...head.jsonLd.map((data) => `<script type="application/ld+json">${jsonLdText(data)}</script>`),
  ].join('\n    ');
}
