import { readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const SHEET = 'tokens.css';
const SOURCE = 'tokens.json';

/**
 * `import './tokens.css'` beside a `tokens.json` gives the list of colours as custom properties,
 * so that the marketing CSS and the MUI theme read the same file.
 */
export function tokensCss(): Plugin {
  return {
    name: 'plumbline:tokens-css',
    enforce: 'pre',
    resolveId(source, importer) {
      if (basename(source) !== SHEET || importer === undefined) return null;
      return resolve(dirname(importer), source);
    },
    load(id) {
      if (basename(id) !== SHEET) return null;
      const file = join(dirname(id), SOURCE);
      this.addWatchFile(file);
      return toCss(JSON.parse(readFileSync(file, 'utf8')) as Tokens);
    },
  };
}

type Tokens = { light: Record<string, string>; dark?: Record<string, string> };

/** `{ light: { paper: '#fff' } }` → `:root { --paper: #fff; }` (and a dark block when given). */
function toCss({ light, dark }: Tokens): string {
  const block = (colours: Record<string, string>) =>
    Object.entries(colours)
      .map(([name, value]) => `--${name}:${value};`)
      .join('');
  const darkBlock = dark
    ? `@media (prefers-color-scheme: dark){:root{color-scheme:dark;${block(dark)}}}`
    : '';
  return `:root{color-scheme:light;${block(light)}}${darkBlock}`;
}
