import { statfsSync } from 'node:fs';

/**
 * Bytes that a disk must have left. The embedded Postgres takes 16 MiB for a new part of its log,
 * and where it does not get them it never answers again, and with it the whole process.
 */
const LEAST = 64 * 1024 * 1024;

type DiskOf = (path: string) => { bavail: number; bsize: number };

/** Whether the disk of a directory has room for one more write. True where nobody can tell. */
export function hasRoom(directory: string, diskOf: DiskOf = statfsSync): boolean {
  try {
    const { bavail, bsize } = diskOf(directory);
    return bavail * bsize >= LEAST;
  } catch {
    return true;
  }
}

export class DiskFull extends Error {
  constructor(directory: string) {
    super(`the disk of ${directory} has less than ${LEAST / 1024 / 1024} MiB left`);
  }
}
