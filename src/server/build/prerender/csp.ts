import { createHash } from 'node:crypto';

/**
 * The hash of the empty text: emotion's `<style>` is empty, because its rules go through
 * `insertRule`.
 */
const EMPTY = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
const STYLE = /<style>([\s\S]*?)<\/style>/g;
/** Without a `src`, and not a data block such as JSON-LD, which the policy does not govern. */
const INLINE_SCRIPT = /<script(?![^>]*\b(?:src=|type="application\/))/;

/**
 * The part of the policy that depends on the page: its own style sheets and no others. It is part
 * of the page, so that a page and its policy always come from the same build, whatever headers a
 * host, a cache or a half-finished release sends (`securityHeaders`). Must precede the style
 * sheets.
 * @throws if the page has an executable script: the policy allows only files of the site.
 */
export function policyTag(html: string): string {
  if (INLINE_SCRIPT.test(html)) throw new Error('A page has inline script');
  const hashes = [...html.matchAll(STYLE)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  const sources = ["'self'", ...new Set([EMPTY, ...hashes])].join(' ');
  return `<meta http-equiv="Content-Security-Policy" content="style-src ${sources}" />`;
}
