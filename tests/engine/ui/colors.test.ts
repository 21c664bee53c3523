import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import tokens from '../../../src/engine/ui/tokens.json';

/** A color as its red, green and blue values; opacity is ignored. */
type Color = string;

/** Files for the browser's own UI, which cannot read the tokens and repeat them. */
const AROUND = ['index.html', 'public/favicon.svg', 'public/site.webmanifest'];

/** A QR code is black on white, whatever the theme. */
const EXEMPT = ['src/engine/draft/ui/panel.module.css'];

describe('colors', () => {
  const known = new Set(Object.values(tokens.light).map(fromHex));
  const strangers = (text: string) => colorsIn(text).filter(({ color }) => !known.has(color));
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:css|svg|tsx)$/.test(name))
    .map((name) => join('src', name))
    .filter((file) => !EXEMPT.includes(file))
    .concat(AROUND, 'tests/browser/pictures/brand-images.ts');

  it('of styles, pictures, components and the browser’s frame are those of the tokens', () => {
    expect(files.length).toBeGreaterThan(100);
    const found = files.flatMap((file) =>
      strangers(readFileSync(file, 'utf8')).map(({ text }) => `${file}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  it.each(['#0f1b2e', 'rgb(15 27 46 / 10%)', '#abc'])('of %s are none of them', (text) => {
    expect(strangers(`color: ${text};`)).toMatchObject([{ text }]);
  });
});

function colorsIn(text: string): { text: string; color: Color }[] {
  const hex = [...text.matchAll(/#(?:[\da-f]{6}|[\da-f]{3})\b/gi)].map(([found]) => ({
    text: found,
    color: fromHex(found),
  }));
  const rgb = [...text.matchAll(/rgba?\(([\d ,.]+)[^)]*\)/g)].map(([found, numbers = '']) => ({
    text: found,
    color: numbers.split(/[ ,]+/, 3).map(Number).join(' '),
  }));
  return [...hex, ...rgb];
}

function fromHex(hex: string): Color {
  const digits = hex.slice(1);
  const pairs = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits;
  return (pairs.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)).join(' ');
}
