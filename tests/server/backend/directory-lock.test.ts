import { spawn } from 'node:child_process';
import {
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  DirectoryLocked,
  holderOf,
  lockDirectory,
} from '../../../src/server/backend/directory-lock.ts';

let directory: string;
let file: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'plumbline-lock-'));
  file = join(directory, 'lock.json');
});
afterEach(() => rmSync(directory, { recursive: true }));

/** Null on systems without. */
const NAMESPACE = process.platform === 'linux' ? readlinkSync('/proc/self/ns/pid') : null;

const holder = (changes: object) =>
  writeFileSync(
    file,
    JSON.stringify({
      pid: 1,
      host: hostname(),
      started: null,
      namespace: NAMESPACE,
      token: 'other',
      ...changes,
    }),
  );

/** The id of a process that has ended. */
const deadPid = async () => {
  const child = spawn(process.execPath, ['-e', '']);
  await new Promise((done) => child.once('exit', done));
  return child.pid;
};

describe('the lock of the data directory', () => {
  test('is held by one process at a time', async () => {
    const lock = await lockDirectory(directory);
    await expect(lockDirectory(directory)).rejects.toThrow(DirectoryLocked);
    lock.release();
    const again = await lockDirectory(directory);
    again.release();
  });

  test('names its holder', async () => {
    const lock = await lockDirectory(directory);
    await expect(lockDirectory(directory)).rejects.toThrow(
      `process ${process.pid} on ${hostname()}`,
    );
    lock.release();
  });

  test('returns the address of its holder, and nothing when it is free', async () => {
    const lock = await lockDirectory(directory);
    lock.announce('http://127.0.0.1:4300');
    expect(holderOf(directory)).toMatchObject({
      address: 'http://127.0.0.1:4300',
      token: lock.token,
    });
    lock.release();
    expect(holderOf(directory)).toBeUndefined();
  });

  test('of a dead process is taken over', async () => {
    holder({ pid: await deadPid() });
    const lock = await lockDirectory(directory);
    expect(readFileSync(file, 'utf8')).toContain(lock.token);
    lock.release();
  });

  test('of an earlier process with this pid is taken over', async () => {
    holder({ pid: process.pid, started: 'another boot/1' });
    const lock = await lockDirectory(directory);
    lock.release();
    expect(holderOf(directory)).toBeUndefined();
  });

  test('holds while its pid is alive, if its start time is unknown', async () => {
    holder({ pid: process.pid, started: null });
    await expect(lockDirectory(directory)).rejects.toThrow(DirectoryLocked);
  });

  test('of another machine holds as long as it is refreshed', async () => {
    holder({ host: 'elsewhere' });
    await expect(lockDirectory(directory)).rejects.toThrow(DirectoryLocked);
    const longAgo = new Date(Date.now() - 60_000);
    utimesSync(file, longAgo, longAgo);
    const lock = await lockDirectory(directory);
    lock.release();
    expect(holderOf(directory)).toBeUndefined();
  });

  test('of another container with this host name holds as long as it is refreshed', async () => {
    holder({ pid: await deadPid(), namespace: 'pid:[1]' });
    await expect(lockDirectory(directory)).rejects.toThrow(DirectoryLocked);
    const longAgo = new Date(Date.now() - 60_000);
    utimesSync(file, longAgo, longAgo);
    const lock = await lockDirectory(directory);
    lock.release();
  });

  test('tells its holder once when another process has taken it over', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const onLost = vi.fn<() => void>();
    const lock = await lockDirectory(directory, onLost);
    vi.advanceTimersByTime(10_000);
    expect(onLost).not.toHaveBeenCalled();
    holder({ token: 'other' });
    vi.advanceTimersByTime(10_000);
    expect(onLost).toHaveBeenCalledTimes(1);
    lock.release();
    vi.useRealTimers();
  });

  test('a broken lock file is replaced', async () => {
    writeFileSync(file, '{"pid":');
    const lock = await lockDirectory(directory);
    expect(holderOf(directory)?.token).toBe(lock.token);
    lock.release();
  });

  test('of ten processes that take over a stale lock at once, one gets it', async () => {
    holder({ pid: await deadPid() });
    const tries = await Promise.allSettled(
      Array.from({ length: 10 }, () => lockDirectory(directory)),
    );
    const locks = tries.filter((result) => result.status === 'fulfilled');
    expect(locks).toHaveLength(1);
    locks[0]?.value.release();
  });

  test('is not released once it was lost', async () => {
    const lock = await lockDirectory(directory);
    holder({ pid: process.pid });
    lock.release();
    expect(readFileSync(file, 'utf8')).toContain('other');
  });
});
