/**
 * `npm run export -- --to FOLDER`: writes the submitted quote requests of the embedded database as
 * CSV and JSON, by default into `.data/export`.
 */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { exportRequests } from '../src/server/backend/export.ts';

const directory = resolve(process.env.DATA_DIR || '.data');
const { values } = parseArgs({ options: { to: { type: 'string' } } });

try {
  const files = await exportRequests(directory, resolve(values.to ?? join(directory, 'export')));
  for (const file of files) console.log(`Wrote ${file}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
