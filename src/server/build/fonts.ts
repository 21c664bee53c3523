import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/**
 * The site's two font files are subsets of the open fonts in `node_modules`, with only the
 * characters that American English needs and only the weights in use.
 */
const ASCII = String.fromCodePoint(...Array.from({ length: 0x5f }, (_, index) => 0x20 + index));
const SIGNS = `${ASCII}\u00a0©®·×½¼¾–—‘’“”•…′″→←✓áéíóúüñÁÉÍÓÚÜÑàèçôâ`;

type Cut = { source: string; target: string; weights: number | { min: number; max: number } };

const cuts: readonly Cut[] = [
  {
    source: 'figtree/files/figtree-latin-wght-normal.woff2',
    target: 'figtree.woff2',
    weights: { min: 400, max: 700 },
  },
  {
    source: 'big-shoulders-display/files/big-shoulders-display-latin-wght-normal.woff2',
    target: 'big-shoulders.woff2',
    weights: 800,
  },
];

/** Writes the font files; resolves to one line per file with its size before and after. */
export function subsetFonts(): Promise<string[]> {
  return Promise.all(cuts.map(cutFont));
}

async function cutFont({ source, target, weights }: Cut): Promise<string> {
  const whole = readFileSync(join('node_modules/@fontsource-variable', source));
  const cut = await subsetFont(whole, SIGNS, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  });
  writeFileSync(join('src/engine/ui/fonts', target), cut);
  return `${target}: ${whole.length} → ${cut.length} bytes`;
}
