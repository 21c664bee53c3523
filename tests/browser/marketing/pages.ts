import { readdirSync, readFileSync } from 'node:fs';

/** Every marketing address of the built site, and one that does not exist. */
export const marketingPaths: readonly string[] = [
  ...readdirSync('dist', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('index.html'))
    .map((file) => `/${file.replace(/\/?index\.html$/, '')}`)
    .filter((path) => !path.startsWith('/onboarding'))
    .sort(),
  '/no-such-page',
];

/** The HTML that the build wrote for a path. */
export const builtHtml = (path: string) =>
  readFileSync(
    path === '/no-such-page' ? 'dist/404.html' : `dist${path === '/' ? '' : path}/index.html`,
    'utf8',
  );

export const WIDTHS = [390, 768, 1280];
