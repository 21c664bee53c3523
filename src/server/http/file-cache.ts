import { readFileSync, statSync } from 'node:fs';

/** A file as it was on disk when requested. */
export type CachedFile = { bytes: Buffer; etag: string; modified: string };

/** Reads a file; undefined if there is none. @throws if the system cannot tell at the moment */
export type FileCache = (file: string) => CachedFile | undefined;

/**
 * Keeps the bytes of each file until it changes on disk. A thousand responses waiting for slow clients
 * then share one copy and hold no file open, whereas streams would crash the process once they exceed
 * the system's limit of open files.
 */
export function openFileCache(): FileCache {
  const kept = new Map<string, CachedFile>();
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
    } catch (error) {
      if (isOverloaded(error)) throw error;
      // Missing, not a valid file name, or deleted since it was checked.
      kept.delete(file);
      return undefined;
    }
  };
}

/** True if the system had no handle or memory left: the file may well be there. */
export const isOverloaded = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && OVERLOADED.includes(String(error.code));

const OVERLOADED = ['EMFILE', 'ENFILE', 'ENOMEM', 'EAGAIN'];
