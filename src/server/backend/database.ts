import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { readCatalog, type Catalog } from './catalog.ts';
import { takeDirectory, type DirectoryLock } from './directory-lock.ts';
import { DiskFull, hasRoom, hasRoomToDelete, keepReserve, type Space } from './free-space.ts';
import { migrate } from './migrations.ts';
import { openTurns, type Turns } from './turns.ts';
import { startUpkeep, type Upkeep } from './upkeep.ts';

/** The embedded Postgres, migrated and ready. Only one process may hold a data directory. */
export type Database = {
  postgres: PGlite;
  catalog: Catalog;
  /** The lock on the data directory; an in-memory database has none. */
  lock: DirectoryLock | undefined;
  /** Whether the disk has room for a write, and for a deletion, which makes room. */
  space: Space;
  /** The queue in which requests wait for Postgres. */
  turns: Turns;
  upkeep: Upkeep;
  /** Ends the current transaction, closes the files and releases the directory. */
  close(): Promise<void>;
};

const IN_MEMORY: Space = { hasRoom: () => true, hasRoomToDelete: () => true };

/** Postgres cannot start from the contents of the directory. */
export class DataUnreadable extends Error {
  constructor(directory: string, cause: unknown) {
    super(`the data in ${directory} cannot be read`, { cause });
  }
}

/**
 * Opens the data directory, or an in-memory database if none is given. Rejects with
 * `DirectoryTaken` if another process holds it, `DiskFull`, or `DataUnreadable`. Postgres runs
 * inside this process: killing the process loses no acknowledged write, a power cut may.
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
    // Zero-filling each new segment of the log would block everybody for half a second.
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
