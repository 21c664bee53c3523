import { readdirSync, readFileSync } from 'node:fs';
import { flowFiles } from '../../../src/server/vite/questionnaires.ts';
import catalog from '../../../schemas/content/products.json' with { type: 'json' };

const legal = readdirSync('schemas/content/legal').map((file) => `/${file.replace('.json', '')}`);

/**
 * All marketing paths plus a nonexistent one. Read from the content rather than the built site, so that
 * tests can be listed before a build; delivery.spec.ts compares the two.
 */
export const marketingPaths: readonly string[] = [
  '/',
  '/about-us',
  ...legal,
  ...catalog.products.map(({ slug }) => `/products/${slug}`),
  '/no-such-page',
];

/** Errors that a nonexistent page logs on purpose. */
export const NOT_FOUND = [/status of 404/, /Page not found: \/no/];

/** The built HTML of a path. */
export const builtHtml = (path: string) =>
  readFileSync(
    path === '/no-such-page' ? 'dist/404.html' : `dist${path === '/' ? '' : path}/index.html`,
    'utf8',
  );

/** The marketing paths that the build wrote a page for. */
export const builtPaths = (): string[] =>
  readdirSync('dist', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('index.html'))
    .map((file) => `/${file.replace(/\/?index\.html$/, '')}`)
    .filter((path) => !flowFiles().some(({ base }) => path.startsWith(base)));
