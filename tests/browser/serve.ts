import { existsSync } from 'node:fs';
import { beginData } from '../fixtures/begun-data.ts';

/** The server of the browser tests. Its database starts from kept data, which is sooner ready. */
const directory = process.env['DATA_DIR'] ?? '';
if (!existsSync(directory)) await beginData(directory);
await import('../../src/server/main.ts');
