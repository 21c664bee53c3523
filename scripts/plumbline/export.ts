import { join, resolve } from 'node:path';
import { exportRequests } from '../../src/server/backend/export.ts';

/** Writes the quote requests of the database in `DATA_DIR`, by default into a folder beside it. */
export async function runExport(to: string | undefined): Promise<void> {
  const directory = resolve(process.env.DATA_DIR || '.data');
  try {
    const files = await exportRequests(directory, resolve(to ?? join(directory, 'export')));
    for (const file of files) console.log(`Wrote ${file}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
