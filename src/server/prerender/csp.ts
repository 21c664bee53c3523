import { createHash } from 'node:crypto';

/** CSP sources (`'sha256-…'`) of the style sheets that the pages carry inline. */
export type CspHashes = { style: string[] };

const STYLE = /<style>([\s\S]*?)<\/style>/g;
/** Without a `src`, and not a data block such as JSON-LD, which the policy does not govern. */
const INLINE_SCRIPT = /<script(?![^>]*\b(?:src=|type="application\/))/;

/**
 * The hashes of every inline style sheet in the given HTML documents.
 * @throws when a page carries a script that runs: the policy admits files of the site only.
 */
export function cspHashes(pages: readonly string[]): CspHashes {
  if (pages.some((html) => INLINE_SCRIPT.test(html))) throw new Error('A page has inline script');
  const found = pages.flatMap((html) => [...html.matchAll(STYLE)].map(([, text = '']) => text));
  const style = [...new Set(found)]
    .map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    .sort();
  return { style };
}
