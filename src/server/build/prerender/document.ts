import { createHash } from 'node:crypto';

/** A page ready to be written; all its parts are already HTML or CSS. */
export type PageDocument = {
  /** Tags for `<head>`: title, description, sharing, JSON-LD. */
  head: string;
  styles: readonly string[];
  body: string;
  script: PageScript;
};

/** `src` is the script that the page names itself, and `preload` what is fetched along with it. */
type PageScript =
  /** The page's own small script in place of the application. */
  | { kind: 'page'; src: string; preload: readonly string[] }
  /**
   * The application, which hydrates or replaces the body; `src` runs before it, and `inlined` are the
   * sheets whose text is in `styles`.
   */
  | { kind: 'app'; src: string; preload: readonly string[]; inlined: readonly string[] };

const HEAD = '<!--page-head-->';
const BODY = '<!--page-body-->';
const APP_SCRIPT = /\s*<script type="module"[^>]*><\/script>/g;
const APP_LINKS = /\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g;

/**
 * Puts a page into the built `index.html`.
 * @throws if the template has lost one of its two places or its scripts, or has inline script.
 */
export function fillTemplate(template: string, page: PageDocument): string {
  for (const needed of [HEAD, BODY, '<script type="module"']) {
    if (!template.includes(needed)) throw new Error(`index.html has lost its ${needed}`);
  }
  const shell = shellFor(page.script, template);
  const files = [
    ...page.script.preload
      .filter((href) => !shell.includes(`"${href}"`))
      .map((href) => `<link rel="modulepreload" crossorigin href="${href}" />`),
    `<script type="module" src="${page.script.src}"></script>`,
  ];
  const text = [
    page.head,
    ...page.styles.map((css) => `<style>${css}</style>`),
    ...inlinedTags(page.script),
  ];
  // A page of the application is of use only with its files, so they are asked for before its style
  // sheets are read. Other pages can be read and clicked without them.
  const head = page.script.kind === 'app' ? [...files, ...text] : [...text, ...files];
  // Functions, because a `$&` in the content must not be interpreted as a replacement pattern.
  const fill = (tags: readonly string[]) =>
    shell.replace(HEAD, () => tags.join('\n    ')).replace(BODY, () => page.body);
  return fill([policyTag(fill(head)), ...head]);
}

function shellFor({ kind }: PageScript, template: string): string {
  const bare = template.replace(APP_LINKS, '');
  return kind === 'page' ? bare.replace(APP_SCRIPT, '') : bare;
}

/** Tells Vite's loader that these sheets are present, so that no chunk waits for them. */
const inlinedTags = (script: PageScript): string[] =>
  script.kind === 'app'
    ? script.inlined.map((href) => `<link rel="stylesheet" disabled href="${href}" />`)
    : [];

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
  const sources = ["'self'", ...new Set(hashes)].join(' ');
  return `<meta http-equiv="Content-Security-Policy" content="style-src ${sources}" />`;
}
