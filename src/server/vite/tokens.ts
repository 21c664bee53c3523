import { readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { isObject, type Json } from '../../engine/core.ts';

const SHEET = 'tokens.css';
const SOURCE = 'tokens.json';

/**
 * `import './tokens.css'` next to a `tokens.json` gives its colors and sizes as custom
 * properties, so that the style sheets and the MUI theme read the same file.
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

type Tokens = { light: Record<string, string>; sizes: Record<string, string> };

/** `{ light: { paper: '#fff' }, sizes: { target: '48px' } }` → `:root{--paper:#fff;--target:48px;}`. */
function toCss({ light, sizes }: Tokens): string {
  const properties = Object.entries({ ...light, ...sizes }).map(
    ([name, value]) => `--${name}:${value};`,
  );
  return `:root{color-scheme:light;${properties.join('')}}`;
}

const FILE = 'src/engine/ui/tokens.json';

/**
 * A color of the site, such as `#10233A`, for pictures rendered outside it.
 * @throws if there is no token with that name
 */
export function colorOf(name: string): string {
  const tokens: Json = JSON.parse(readFileSync(FILE, 'utf8'));
  const value = isObject(tokens) && isObject(tokens['light']) ? tokens['light'][name] : undefined;
  if (typeof value !== 'string') throw new Error(`${FILE} has no color "${name}".`);
  return value;
}
