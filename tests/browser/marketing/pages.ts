import { readdirSync, readFileSync } from 'node:fs';
import { flowFiles } from '../../../src/server/vite/flow-files.ts';
import catalog from '../../../schemas/content/products.json' with { type: 'json' };

const legal = readdirSync('schemas/content/legal').map((file) => `/${file.replace('.json', '')}`);

/**
 * Every marketing address, and one that does not exist. Read from the content and not from the
 * built site, so that the tests can be listed before a build; delivery.spec.ts compares the two.
 */
export const marketingPaths: readonly string[] = [
  '/',
  '/about-us',
  ...legal,
  ...catalog.products.map(({ slug }) => `/products/${slug}`),
  '/no-such-page',
];

/** What a page that does not exist tells the console, on purpose. */
export const NOT_FOUND = [/status of 404/, /Page not found: \/no/];

/** The HTML that the build wrote for a path. */
export const builtHtml = (path: string) =>
  readFileSync(
    path === '/no-such-page' ? 'dist/404.html' : `dist${path === '/' ? '' : path}/index.html`,
    'utf8',
  );

/** The marketing addresses for which the build wrote a page. */
export const builtPaths = (): string[] =>
  readdirSync('dist', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('index.html'))
    .map((file) => `/${file.replace(/\/?index\.html$/, '')}`)
    .filter((path) => !flowFiles().some(({ base }) => path.startsWith(base)));

export const WIDTHS = [390, 768, 1280];
