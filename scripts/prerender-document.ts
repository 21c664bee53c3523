/** A page ready to be written; everything in it is already HTML or CSS. */
export type PageDocument = {
  /** Tags for `<head>`: title, description, sharing, JSON-LD. */
  head: string;
  styles: readonly string[];
  body: string;
  /** The page's own small script, or the application, which hydrates the body. */
  script:
    | { kind: 'page'; src: string; preload: readonly string[] }
    | { kind: 'app'; preload: readonly string[] };
};

const HEAD = '<!--page-head-->';
const BODY = '<!--page-body-->';
const APP_ASSETS =
  /\s*<(?:script type="module"[^>]*><\/script>|link rel="(?:modulepreload|stylesheet)"[^>]*>)/g;

/**
 * Puts a page into the built `index.html`.
 * @throws when the template has lost one of its two places or its scripts.
 */
export function fillTemplate(template: string, page: PageDocument): string {
  for (const needed of [HEAD, BODY, '<script type="module"']) {
    if (!template.includes(needed)) throw new Error(`index.html has lost its ${needed}`);
  }
  const { script } = page;
  const shell = script.kind === 'page' ? template.replace(APP_ASSETS, '') : template;
  const head = [
    page.head,
    ...page.styles.map((css) => `<style>${css}</style>`),
    ...script.preload.map((href) => `<link rel="modulepreload" crossorigin href="${href}" />`),
    ...(script.kind === 'page' ? [`<script type="module" src="${script.src}"></script>`] : []),
  ];
  // Functions, because a `$&` in the content must not be taken for a replacement pattern.
  return shell.replace(HEAD, () => head.join('\n    ')).replace(BODY, () => page.body);
}
