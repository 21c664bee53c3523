import { existsSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Whether the disk has room for a write, and for a deletion, which makes room. */
export type Space = { hasRoom: () => boolean; hasRoomToDelete: () => boolean };

const MIB = 1024 * 1024;
/**
 * Bytes that a disk must have left for a write. The embedded Postgres takes 16 MiB for a new part of
 * its log, and where it does not get them it never answers again, and with it the whole process.
 */
const LEAST = 64 * MIB;
/** Bytes for a new part of the log: all that a deletion can need. */
const LEAST_TO_DELETE = 20 * MIB;
/** Bytes held back so that people can delete their answers when other programs have filled the disk. */
const RESERVE = 24 * MIB;

type DiskOf = (path: string) => { bavail: number; bsize: number };

/** Whether the disk of a directory has so many bytes left. True where nobody can tell. */
function hasLeft(directory: string, bytes: number, diskOf: DiskOf): boolean {
  try {
    const { bavail, bsize } = diskOf(directory);
    return bavail * bsize >= bytes;
  } catch {
    return true;
  }
}

/** Whether the disk of a directory has room for one more write. True where nobody can tell. */
export const hasRoom = (directory: string, diskOf: DiskOf = statfsSync): boolean =>
  hasLeft(directory, LEAST, diskOf);

/** Fills a file with the reserve, while there is room for it. */
export function keepReserve(directory: string, diskOf: DiskOf = statfsSync): void {
  const file = reserveIn(directory);
  if (existsSync(file) || !hasLeft(directory, LEAST + RESERVE, diskOf)) return;
  writeFileSync(file, Buffer.alloc(RESERVE), { mode: 0o600 });
}

/** Whether a deletion can be written; on a full disk it gives up the reserve for that. */
export function hasRoomToDelete(directory: string, diskOf: DiskOf = statfsSync): boolean {
  if (hasLeft(directory, LEAST_TO_DELETE, diskOf)) return true;
  rmSync(reserveIn(directory), { force: true });
  return hasLeft(directory, LEAST_TO_DELETE, diskOf);
}

const reserveIn = (directory: string): string => join(directory, 'reserve');

export class DiskFull extends Error {
  constructor(directory: string) {
    super(`the disk of ${directory} has less than ${LEAST / MIB} MiB left`);
  }
}
