/**
 * Part of `npm run lint`: checks that the oldest supported browsers (`browserslist` in package.json)
 * have every feature that the pages use. `enhancements.json` lists what they may lack, and what a
 * visitor sees then. Syntax is not checked: the build compiles it for older browsers.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import enhancements from './enhancements.json' with { type: 'json' };
import { lacking } from './floor.ts';
import { scriptFeatures } from './script-features.ts';
import { styleFeatures } from './style-features.ts';

/** What is sent to browsers; the rest of `src` runs in Node. */
const isShipped = (file: string) => file.startsWith('src/') && !file.startsWith('src/server/');

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => join('src', name));
const uses = [...scriptFeatures(isShipped), ...sheets.flatMap(styleFeatures)];
const used = new Set(uses.map(({ feature }) => feature));
const spared = Object.keys(enhancements);
const isWithin = (feature: string, whole: string) => `${feature}.`.startsWith(`${whole}.`);

const missing = uses.flatMap(({ feature, place }) => {
  const browsers = spared.some((whole) => isWithin(feature, whole)) ? [] : lacking(feature);
  return browsers.length === 0 ? [] : [`${place}: ${feature} is not in ${browsers.join(', ')}`];
});
const stale = spared
  .filter((whole) => ![...used].some((one) => isWithin(one, whole) && lacking(one).length > 0))
  .map((whole) => `enhancements.json: ${whole} is not used, or every browser has it`);

for (const problem of [...missing, ...stale]) console.error(`✘ ${problem}`);
console.log(`${used.size} features of browsers; ${spared.length} enhancements that some lack`);
process.exitCode = missing.length + stale.length === 0 ? 0 : 1;
