import { cpSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type DirectoryLock, DirectoryLocked, lockDirectory } from '../backend/directory-lock.ts';

const PAGES = 'pages';
/** How often a studio looks whether another one has finished its build. */
const TURN_MS = 100;

/** A folder with built pages, for the holder of the lock only. */
export type BuiltPages = { built: string; lock: DirectoryLock };

/**
 * Takes a folder below `base` and puts the pages into it: those it already has, a copy of another
 * folder's, or new ones if both were built before one of the sources last changed. Each running studio
 * gets its own folder; otherwise one would replace the files that another serves.
 */
export async function takeBuiltPages(
  base: string,
  sources: readonly string[],
  build: (folder: string) => Promise<void>,
): Promise<BuiltPages> {
  const taken = await takeFolder(base);
  // Studios that start together would all build.
  const turn = await takeTurn(base);
  try {
    if (isOlder(taken.built, sources)) await renew(taken.built);
  } finally {
    turn.release();
  }
  return taken;

  async function renew(built: string): Promise<void> {
    const current = readdirSync(base, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => join(base, name, PAGES))
      .find((other) => !isOlder(other, sources));
    if (current === undefined) return await build(built);
    rmSync(built, { recursive: true, force: true });
    cpSync(current, built, { recursive: true, preserveTimestamps: true });
  }
}

async function takeFolder(base: string): Promise<BuiltPages> {
  for (let number = 1; ; number += 1) {
    const own = join(base, String(number));
    mkdirSync(own, { recursive: true });
    const lock = await tryLock(own);
    if (lock !== undefined) return { built: join(own, PAGES), lock };
  }
}

async function takeTurn(base: string): Promise<DirectoryLock> {
  for (;;) {
    const lock = await tryLock(base);
    if (lock !== undefined) return lock;
    await sleep(TURN_MS);
  }
}

/** Undefined if another process, or another studio of this one, holds it. */
async function tryLock(directory: string): Promise<DirectoryLock | undefined> {
  try {
    return await lockDirectory(directory);
  } catch (error) {
    if (error instanceof DirectoryLocked) return undefined;
    throw error;
  }
}

/** True if it was built before one of its sources last changed, or never. */
function isOlder(built: string, sources: readonly string[]): boolean {
  const made = statSync(join(built, 'index.html'), { throwIfNoEntry: false })?.mtimeMs;
  return made === undefined || sources.some((source) => changedSince(source, made));
}

/**
 * True if a file, or anything in a folder, was changed, added or removed after a time (ms since 1970).
 */
export function changedSince(path: string, time: number): boolean {
  // Editors mark an open file with a link that leads nowhere.
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return false;
  return (
    stats.mtimeMs > time ||
    (stats.isDirectory() && readdirSync(path).some((name) => changedSince(join(path, name), time)))
  );
}
