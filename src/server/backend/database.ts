import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { readCatalog, type Catalog } from './catalog.ts';
import { takeDirectory, type DirectoryLock } from './directory-lock.ts';
import { DiskFull, hasRoom, hasRoomToDelete, keepReserve, type Space } from './free-space.ts';
import { migrate } from './migrations.ts';
import { openTurns, type Turns } from './turns.ts';
import { startUpkeep, type Upkeep } from './upkeep.ts';

/** The embedded Postgres, migrated and ready. One process may hold a data directory. */
export type Database = {
  postgres: PGlite;
  catalog: Catalog;
  /** Of the data directory; a database in memory has none. */
  lock: DirectoryLock | undefined;
  /** Whether the disk has room for a write, and for a deletion, which makes room. */
  space: Space;
  /** The line in which requests wait for Postgres. */
  turns: Turns;
  upkeep: Upkeep;
  /** Ends the transaction under way, closes the files and gives the directory back. */
  close(): Promise<void>;
};

const IN_MEMORY: Space = { hasRoom: () => true, hasRoomToDelete: () => true };

/** Postgres does not start from what is in the directory. */
export class DataUnreadable extends Error {
  constructor(directory: string, cause: unknown) {
    super(`the data in ${directory} cannot be read`, { cause });
  }
}

/**
 * Opens the data directory, or a database in memory without one. Rejects with `DirectoryTaken`
 * when another process holds it, `DiskFull`, or `DataUnreadable`. Postgres runs inside this process:
 * a killed process loses nothing that was answered, a power cut may.
 */
export async function openDatabase(directory?: string): Promise<Database> {
  if (directory === undefined) return await open(await PGlite.create(), undefined, IN_MEMORY);
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const lock = await takeDirectory(directory);
  try {
    if (!hasRoom(directory)) throw new DiskFull(directory);
    const postgres = await PGlite.create(join(directory, 'postgres')).catch((error: unknown) => {
      throw new DataUnreadable(directory, error);
    });
    keepReserve(directory);
    return await open(postgres, lock, {
      hasRoom: () => hasRoom(directory),
      hasRoomToDelete: () => hasRoomToDelete(directory),
    });
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function open(postgres: PGlite, lock: Database['lock'], space: Space): Promise<Database> {
  try {
    // Filling each new part of the log with zeros would hold up everybody for half a second.
    await postgres.exec(`set timezone = 'UTC'; set wal_init_zero = off`);
    await migrate(postgres);
    const catalog = await readCatalog(postgres);
    const turns = openTurns();
    const upkeep = startUpkeep({ postgres, turns, space });
    return {
      postgres,
      catalog,
      lock,
      space,
      turns,
      upkeep,
      close: async () => {
        upkeep.stop();
        await postgres.close();
        lock?.release();
      },
    };
  } catch (error) {
    await postgres.close();
    throw error;
  }
}
