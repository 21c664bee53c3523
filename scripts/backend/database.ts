import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { readCatalogue, type Catalogue } from './catalogue.ts';
import { takeDirectory, type DirectoryLock } from './directory-lock.ts';
import { migrate } from './migrations.ts';

/** The embedded Postgres, migrated and ready. One process may hold a data directory. */
export type Database = {
  postgres: PGlite;
  catalogue: Catalogue;
  /** Of the data directory; a database in memory has none. */
  lock: DirectoryLock | undefined;
  /** Ends the transaction under way, closes the files and gives the directory back. */
  close(): Promise<void>;
};

/**
 * Opens the data directory, or a database in memory without one. Rejects with `DirectoryTaken`
 * when another process holds it. Postgres runs inside this process: a killed process loses
 * nothing that was answered, a power cut may.
 */
export async function openDatabase(directory?: string): Promise<Database> {
  if (directory === undefined) return await open(await PGlite.create(), undefined);
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const lock = await takeDirectory(directory);
  try {
    return await open(await PGlite.create(join(directory, 'postgres')), lock);
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function open(postgres: PGlite, lock: DirectoryLock | undefined): Promise<Database> {
  try {
    await postgres.exec(`set timezone = 'UTC'`);
    await migrate(postgres);
    const catalogue = await readCatalogue(postgres);
    return {
      postgres,
      catalogue,
      lock,
      close: async () => {
        await postgres.close();
        lock?.release();
      },
    };
  } catch (error) {
    await postgres.close();
    throw error;
  }
}
