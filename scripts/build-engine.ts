/** `npm run build:engine [-- FOLDER]`: builds the engine's package in `dist-engine/`. */
import { parseArgs } from 'node:util';
import { buildEngine } from '../src/server/engine/build-engine.ts';

const { positionals } = parseArgs({ allowPositionals: true });
const [folder = 'dist-engine'] = positionals;
const peers = await buildEngine(folder);
console.log(`${folder}: ES modules with types; the app brings ${peers.join(', ')}`);
