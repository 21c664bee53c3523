import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { readCatalogue, type Catalogue } from './catalogue.ts';
import { takeDirectory } from './directory-lock.ts';
import { migrate } from './migrations.ts';

/** The embedded Postgres, migrated and ready. One process may hold a data directory. */
export type Database = {
  postgres: PGlite;
  catalogue: Catalogue;
  /** Ends the transaction under way, closes the files and gives the directory back. */
  close(): Promise<void>;
};

/**
 * Opens the data directory, or a database in memory without one. Rejects with `DirectoryTaken`
 * when another process holds it. Postgres runs inside this process: a killed process loses
 * nothing that was answered, a power cut may.
 */
export async function openDatabase(directory?: string): Promise<Database> {
  if (directory === undefined) return await open(await PGlite.create(), () => undefined);
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const release = await takeDirectory(directory);
  try {
    return await open(await PGlite.create(join(directory, 'postgres')), release);
  } catch (error) {
    release();
    throw error;
  }
}

async function open(postgres: PGlite, release: () => void): Promise<Database> {
  try {
    await postgres.exec(`set timezone = 'UTC'`);
    await migrate(postgres);
    const catalogue = await readCatalogue(postgres);
    return {
      postgres,
      catalogue,
      close: async () => {
        await postgres.close();
        release();
      },
    };
  } catch (error) {
    await postgres.close();
    throw error;
  }
}
