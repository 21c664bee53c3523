import { existsSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Whether the disk has room for a write, and for a deletion, which makes room. */
export type Space = { hasFreeSpace: () => boolean; hasSpaceToDelete: () => boolean };

const MIB = 1024 * 1024;
/**
 * Bytes that must be free on the disk for a write. The embedded Postgres allocates 16 MiB for a new
 * segment of its log; if it cannot, it never answers again, and neither does the whole process.
 */
const LEAST = 64 * MIB;
/** Bytes for a new segment of the log, which is all that a deletion can need. */
const LEAST_TO_DELETE = 20 * MIB;
/** Bytes reserved so that people can delete their answers even if other programs filled the disk. */
const RESERVE = 24 * MIB;

type DiskOf = (path: string) => { bavail: number; bsize: number };

/** True if the directory's disk has at least this many bytes free, or if that is unknown. */
function hasLeft(directory: string, bytes: number, diskOf: DiskOf): boolean {
  try {
    const { bavail, bsize } = diskOf(directory);
    return bavail * bsize >= bytes;
  } catch {
    return true;
  }
}

/** True if the directory's disk has room for one more write, or if that is unknown. */
export const hasFreeSpace = (directory: string, diskOf: DiskOf = statfsSync): boolean =>
  hasLeft(directory, LEAST, diskOf);

/** Creates the reserve file, if there is room for it. */
export function keepReserve(directory: string, diskOf: DiskOf = statfsSync): void {
  const file = reserveIn(directory);
  if (existsSync(file) || !hasLeft(directory, LEAST + RESERVE, diskOf)) return;
  writeFileSync(file, Buffer.alloc(RESERVE), { mode: 0o600 });
}

/** True if there is room for a deletion; on a full disk, it frees the reserve for that. */
export function hasSpaceToDelete(directory: string, diskOf: DiskOf = statfsSync): boolean {
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

/** Bytes of the longest file that Postgres makes of a table. At a limit below, it never answers again. */
const LONGEST_FILE = 1024 * MIB;

/** True if this process may write files as long as Postgres needs, or if that is unknown. */
export function mayWriteLongFiles(limits: () => string = ownLimits): boolean {
  try {
    const [, soft = ''] = /^Max file size\s+(\d+)/m.exec(limits()) ?? [];
    return soft === '' || Number(soft) >= LONGEST_FILE;
  } catch {
    return true;
  }
}

/** What `ulimit` has set, on Linux. */
const ownLimits = () => readFileSync('/proc/self/limits', 'utf8');

export class FilesLimited extends Error {
  constructor() {
    super(`this process may not write files of ${LONGEST_FILE / MIB} MiB, as the database does`);
  }
}
