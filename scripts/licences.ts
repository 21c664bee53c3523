/**
 * `npm run licences`: bundles the site anew without writing it and prints the licence of every
 * package that is in it; fails like the build when one is not on the list of allowed licences.
 */
import { build } from 'vite';
import { LICENCES } from '../src/server/vite/licences.ts';

const output = await build({ logLevel: 'warn', build: { write: false } });
const files = Array.isArray(output) || !('output' in output) ? [] : output.output;
const page = files.find(({ fileName }) => fileName === LICENCES);
if (page?.type !== 'asset') throw new Error('The build has lost its list of licences');
const [, table = ''] = String(page.source).split('\n\n');
console.log(`${table}\n${table.split('\n').length} packages, all under allowed licences`);
