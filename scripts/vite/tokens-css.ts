import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const QUERY = '?css-variables';

/**
 * Serves `tokens.json?css-variables.css` as a style sheet of custom properties,
 * so that the marketing CSS and the MUI theme read the same list of colours.
 */
export function tokensCss(): Plugin {
  const virtual = (file: string) => `${file}${QUERY}.css`;
  return {
    name: 'plumbline:tokens-css',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(`${QUERY}.css`)) return null;
      const file = await this.resolve(source.slice(0, -`${QUERY}.css`.length), importer);
      return file === null ? null : virtual(file.id);
    },
    load(id) {
      if (!id.endsWith(`${QUERY}.css`)) return null;
      const file = id.slice(0, -`${QUERY}.css`.length);
      this.addWatchFile(file);
      return toCss(JSON.parse(readFileSync(file, 'utf8')) as Tokens);
    },
  };
}

type Tokens = { light: Record<string, string>; dark?: Record<string, string> };

/** `{ light: { paper: '#fff' } }` → `:root { --paper: #fff; }` (and a dark block when given). */
export function toCss({ light, dark }: Tokens): string {
  const block = (colours: Record<string, string>) =>
    Object.entries(colours)
      .map(([name, value]) => `--${name}:${value};`)
      .join('');
  const darkBlock = dark
    ? `@media (prefers-color-scheme: dark){:root{color-scheme:dark;${block(dark)}}}`
    : '';
  return `:root{color-scheme:light;${block(light)}}${darkBlock}`;
}
