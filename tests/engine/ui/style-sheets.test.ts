import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import tokens from '../../../src/engine/ui/tokens.json';

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => join('src', name));

/** Properties whose sizes have tokens; `48px` of a shadow or a gap is not a target. */
const SIZED: readonly [property: RegExp, tokens: string][] = [
  [/^font-size$/, 'text-'],
  [/^border-radius$/, 'radius-'],
  [/^(?:min-)?(?:width|height)$/, 'target'],
];

describe('style sheets', () => {
  it('have names in one style', () => {
    expect(sheets.length).toBeGreaterThan(50);
    expect(sheets.map((file) => basename(file)).filter((name) => /[A-Z_]/.test(name))).toEqual([]);
  });

  it('use tokens for sizes that have one', () => {
    const found = sheets.flatMap((file) =>
      spelt(readFileSync(file, 'utf8')).map((declaration) => `${file}: ${declaration}`),
    );
    expect(found).toEqual([]);
  });

  it('load the fonts of texts and none of icons, which are drawn (D33)', () => {
    const urls = sheets.flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(/url\('?([^')]*\.woff2?)/g),
    ]);
    const fonts = urls.map(([, url = '']) => basename(url));
    expect(fonts.toSorted()).toEqual(['big-shoulders.woff2', 'figtree.woff2']);
  });

  // Until a font has loaded, a fallback is shown, whose digits have another width.
  it('give no size in ch, which would change with the font', () => {
    expect(sheets.filter((file) => /\d\s*ch\b/.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  // The specification words many texts, capitals included.
  it('show texts as they are written, without another case', () => {
    const changing = /text-transform|font-variant-caps|small-caps/;
    expect(sheets.filter((file) => changing.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it.each([
    ['font-size: 0.9375rem;', 1],
    ['border-radius: 8px;', 1],
    ['min-height: 48px;', 1],
    ['width: 44px;', 0],
    ['gap: 8px;', 0],
  ])('with %j spell such a size %i times', (css, times) => {
    expect(spelt(css)).toHaveLength(times);
  });
});

/** The declarations that repeat the value of a token. */
function spelt(css: string): string[] {
  return [...css.matchAll(/([\w-]+):\s*([^;{}]+);/g)].flatMap(([text, property = '', value = '']) =>
    SIZED.some(([of, prefix]) => of.test(property) && sizesOf(prefix).has(value)) ? [text] : [],
  );
}

function sizesOf(prefix: string): ReadonlySet<string> {
  const named = Object.entries(tokens.sizes).filter(([name]) => name.startsWith(prefix));
  return new Set(named.map(([, value]) => value));
}
