import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashOf } from './studio-files.ts';

/** Polling interval for other studios, in milliseconds. */
const PAUSE = 2000;

/** Watches for other studios on the same folder. */
export type Neighbors = { close: () => void };

/**
 * Marks `root` as in use by a studio with a file in the system's temporary folder, and watches for the
 * marks of others; `onCount` is called when their number changes. The mark of a killed studio stays
 * behind, but no longer counts because its process is gone.
 * @param folder where the marks are stored
 */
export function watchNeighbors(
  root: string,
  onCount: (others: number) => void,
  folder: string = join(tmpdir(), 'plumbline-studio'),
): Neighbors {
  const place = join(folder, hashOf(realpathSync(root)));
  const own = `${process.pid}-${randomBytes(6).toString('hex')}`;
  try {
    for (const shared of [folder, place]) makeShared(shared);
    writeFileSync(join(place, own), '');
  } catch {
    console.warn(`Other studios on this folder go unnoticed: ${place} is not writable.`);
    return { close: () => undefined };
  }
  let last = 0;
  const look = () => {
    const others = readdirSync(place).filter((name) => name !== own && isAlive(name)).length;
    if (others !== last) onCount(others);
    last = others;
  };
  look();
  const timer = setInterval(look, PAUSE);
  timer.unref();
  return {
    close() {
      clearInterval(timer);
      rmSync(join(place, own), { force: true });
    },
  };
}

/** Every user of the machine may add a mark, and only its owner may remove it. */
function makeShared(folder: string): void {
  if (mkdirSync(folder, { recursive: true }) !== undefined) chmodSync(folder, 0o1777);
}

function isAlive(mark: string): boolean {
  try {
    process.kill(Number(mark.split('-')[0]), 0);
    return true;
  } catch (error) {
    // The process exists but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
