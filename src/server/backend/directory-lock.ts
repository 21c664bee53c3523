import { randomUUID } from 'node:crypto';
import {
  existsSync,
  linkSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * PGlite takes no lock, and two processes on one directory destroy it. The holder identifies itself
 * in `lock.json` and touches the file every few seconds.
 */
export type Holder = {
  pid: number;
  host: string;
  /**
   * Distinguishes a process from a later one with the same pid; null if the system does not provide it.
   */
  started: string | null;
  /**
   * In which container's world the pid means something; null if the system has no such. Two containers
   * may have the same host name.
   */
  namespace?: string | null;
  /** Proves to the holder that the requester may read its files. */
  token: string;
  /** The address of the holder, once it listens. */
  address?: string;
};

/** The right to use a directory. */
export type DirectoryLock = {
  token: string;
  /** Publishes the address of this process to others on the machine. */
  announce(address: string): void;
  release(): void;
};

const HEARTBEAT = 2_000;
/** A holder whose process cannot be seen from here (in another container) is dead after this silence. */
const SILENCE = 15_000;
/** Longer than two processes taking over one stale lock need between reading and replacing it. */
const SETTLE = 100;

/** Another process is using the directory. */
export class DirectoryLocked extends Error {
  constructor(directory: string, holder: string) {
    super(`the data directory ${directory} is in use by ${holder}`);
  }
}

/**
 * Locks the directory. Rejects with `DirectoryLocked`.
 * @param onLost called if another process took the lock over, from when on nothing may be written
 */
export async function lockDirectory(
  directory: string,
  onLost: () => void = () => {},
): Promise<DirectoryLock> {
  const file = lockFile(directory);
  const own: Holder = {
    pid: process.pid,
    host: hostname(),
    started: processStart(process.pid),
    namespace: pidNamespace(),
    token: randomUUID(),
  };
  if (!create(file, own)) {
    const holder = read(file);
    if (holder && isAlive(holder, file)) throw new DirectoryLocked(directory, name(holder));
    rmSync(file, { force: true });
    const won = create(file, own);
    await sleep(SETTLE);
    if (!won || read(file)?.token !== own.token) {
      throw new DirectoryLocked(directory, 'a process that started at the same time');
    }
  }
  const isOurs = () => read(file)?.token === own.token;
  const heartbeat = setInterval(() => {
    if (isOurs()) return touch(file);
    if (existsSync(file)) {
      clearInterval(heartbeat);
      return onLost();
    }
    console.warn('The lock of the data directory is gone; was the directory deleted?');
  }, HEARTBEAT);
  heartbeat.unref();
  return {
    token: own.token,
    announce: (address) => {
      if (isOurs()) renameSync(writeDraft(file, { ...own, address }), file);
    },
    release: () => {
      clearInterval(heartbeat);
      if (isOurs()) rmSync(file, { force: true });
    },
  };
}

/** The live process that holds the directory. */
export function holderOf(directory: string): Holder | undefined {
  const file = lockFile(directory);
  const holder = read(file);
  return holder && isAlive(holder, file) ? holder : undefined;
}

const lockFile = (directory: string) => join(directory, 'lock.json');

/** Atomic: a reader never sees half of the file. */
function create(file: string, holder: Holder): boolean {
  const draft = writeDraft(file, holder);
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft);
  }
}

function writeDraft(file: string, holder: Holder): string {
  const draft = `${file}.${holder.token}`;
  writeFileSync(draft, JSON.stringify(holder), { mode: 0o600 });
  return draft;
}

function read(file: string): Holder | null {
  try {
    const found: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isHolder(found) ? found : null;
  } catch {
    return null;
  }
}

const isHolder = (value: unknown): value is Holder =>
  typeof value === 'object' &&
  value !== null &&
  'pid' in value &&
  typeof value.pid === 'number' &&
  'host' in value &&
  typeof value.host === 'string' &&
  'started' in value &&
  'token' in value &&
  typeof value.token === 'string';

function isAlive(holder: Holder, file: string): boolean {
  const isVisible = holder.host === hostname() && holder.namespace === pidNamespace();
  if (!isVisible) return Date.now() - statSync(file).mtimeMs < SILENCE;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    // EPERM: it is alive, under another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  return holder.started === null || holder.started === processStart(holder.pid);
}

/** Boot and start time (in ticks since that boot) of a process, on Linux. */
function processStart(pid: number): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const afterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return `${boot}/${afterName[19]}`;
  } catch {
    return null;
  }
}

/** Such as `pid:[4026531836]`, on Linux. */
function pidNamespace(): string | null {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return null;
  }
}

function touch(file: string): void {
  const now = new Date();
  utimesSync(file, now, now);
}

const name = (holder: Holder) => `process ${holder.pid} on ${holder.host}`;
