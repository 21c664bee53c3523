import { readFileSync, statSync } from 'node:fs';

/** A file as it was on the disk when it was asked for. */
export type KeptFile = { bytes: Buffer; etag: string; modified: string };

/** Reads a file; undefined where there is none. */
export type FileMemory = (file: string) => KeptFile | undefined;

/**
 * Keeps the bytes of each file until it changes on the disk. A thousand answers that wait for one
 * slow client then share one copy, and hold no file open: streams would end the process when there
 * are more of them than the system lets it open.
 */
export function openFileMemory(): FileMemory {
  const kept = new Map<string, KeptFile>();
  return (file) => {
    try {
      const stats = statSync(file);
      if (!stats.isFile()) return undefined;
      const etag = `W/"${stats.size}-${stats.mtime.getTime()}"`;
      const known = kept.get(file);
      if (known?.etag === etag) return known;
      const found = { bytes: readFileSync(file), etag, modified: stats.mtime.toUTCString() };
      kept.set(file, found);
      return found;
    } catch {
      // Not there, no name that a file can have, or gone since the look at it.
      kept.delete(file);
      return undefined;
    }
  };
}
