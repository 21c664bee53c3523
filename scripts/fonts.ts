import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/**
 * Makes the site's two font files from the open fonts in `node_modules`: only the signs that
 * American English needs, and only the range of weights in use. The results are committed.
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

for (const { source, target, weights } of cuts) {
  const whole = readFileSync(join('node_modules/@fontsource-variable', source));
  const cut = await subsetFont(whole, SIGNS, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  });
  writeFileSync(join('src/ui/fonts', target), cut);
  console.log(`${target}: ${whole.length} → ${cut.length} bytes`);
}
