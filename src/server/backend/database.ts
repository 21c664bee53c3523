import { chmodSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { readCatalog, type Catalog } from './catalog.ts';
import { lockDirectory, type DirectoryLock } from './directory-lock.ts';
import {
  DiskFull,
  FilesLimited,
  hasFreeSpace,
  hasSpaceToDelete,
  keepReserve,
  mayWriteLongFiles,
  type Space,
} from './free-space.ts';
import { migrate } from './migrations.ts';
import { openFairQueue, type FairQueue } from './fair-queue.ts';
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
  queue: FairQueue;
  upkeep: Upkeep;
  /** Ends the current transaction, closes the files and releases the directory. */
  close(): Promise<void>;
};

/** The folder of Postgres within the data directory. */
const FILES = 'postgres';
const filesOf = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);

const IN_MEMORY: Space = { hasFreeSpace: () => true, hasSpaceToDelete: () => true };

/** Postgres cannot start from the contents of the directory. */
export class DataUnreadable extends Error {
  constructor(directory: string, cause: unknown) {
    super(`the data in ${directory} cannot be read`, { cause });
  }
}

/** Whether a start would make a new database in the directory. */
export const isWithoutData = (directory: string): boolean =>
  filesOf(join(directory, FILES)).length === 0;

/**
 * Opens the data directory, or an in-memory database if none is given. Rejects with
 * `DirectoryLocked` if another process holds it, `DiskFull`, `FilesLimited` or `DataUnreadable`. Postgres runs
 * inside this process: killing the process loses no acknowledged write, a power cut may.
 * @param onLost called if another process took the directory over: end at once, and write nothing
 */
export async function openDatabase(directory?: string, onLost?: () => void): Promise<Database> {
  if (directory === undefined) return await open(await PGlite.create(), undefined, IN_MEMORY);
  if (!mayWriteLongFiles()) throw new FilesLimited();
  mkdirSync(directory, { recursive: true });
  // Postgres lets everybody read its files; the directory may have been made by somebody else.
  chmodSync(directory, 0o700);
  const lock = await lockDirectory(directory, onLost);
  try {
    const files = join(directory, FILES);
    // With data there is something to delete, and the start itself shortens the log.
    const canStart = isWithoutData(directory) ? hasFreeSpace : hasSpaceToDelete;
    if (!canStart(directory)) throw new DiskFull(directory);
    // Postgres would begin anew, over what is there.
    if (!isWithoutData(directory) && !existsSync(join(files, 'PG_VERSION'))) {
      throw new DataUnreadable(directory, 'PG_VERSION is missing');
    }
    const postgres = await PGlite.create(files).catch((error: unknown) => {
      throw new DataUnreadable(directory, error);
    });
    keepReserve(directory);
    return await open(postgres, lock, {
      hasFreeSpace: () => hasFreeSpace(directory),
      hasSpaceToDelete: () => hasSpaceToDelete(directory),
    });
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function open(postgres: PGlite, lock: Database['lock'], space: Space): Promise<Database> {
  try {
    // Zero-filling each new log segment would block all requests for half a second; segments that are
    // kept for later would fill the disk of somebody who needs the room now.
    await postgres.exec(`set timezone = 'UTC'; set wal_init_zero = off; set wal_recycle = off`);
    await migrate(postgres);
    const catalog = await readCatalog(postgres);
    const queue = openFairQueue();
    const upkeep = startUpkeep({ postgres, queue, space });
    return {
      postgres,
      catalog,
      lock,
      space,
      queue,
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
