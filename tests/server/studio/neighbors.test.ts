import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchNeighbors } from '../../../src/server/studio/studio-server.ts';

let root: string;
let marks: string;

beforeEach(() => {
  vi.useFakeTimers();
  root = mkdtempSync(join(tmpdir(), 'studio-'));
  marks = join(root, 'marks');
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(root, { recursive: true });
});

/** A studio on a test folder, with the counts it was notified of. */
function studio(folder = root) {
  const told: number[] = [];
  return { told, ...watchNeighbors(folder, (count) => told.push(count), marks) };
}

it('two studios on one folder notice each other, and when one is closed', () => {
  const first = studio();
  expect(first.told).toEqual([]);
  const second = studio();
  expect(second.told).toEqual([1]);
  vi.advanceTimersByTime(3000);
  expect(first.told).toEqual([1]);
  second.close();
  vi.advanceTimersByTime(3000);
  expect(first.told).toEqual([1, 0]);
  first.close();
});

it('studios on two folders do not', () => {
  const other = join(root, 'other');
  mkdirSync(other);
  const [first, second] = [studio(), studio(other)];
  vi.advanceTimersByTime(3000);
  expect([first.told, second.told]).toEqual([[], []]);
  first.close();
  second.close();
});

it('a studio that was killed does not count', () => {
  const first = studio();
  const { pid } = spawnSync(process.execPath, ['--version']);
  const [place = ''] = readdirSync(marks);
  writeFileSync(join(marks, place, `${pid}-killed`), '');
  const second = studio();
  expect(second.told).toEqual([1]);
  first.close();
  second.close();
});

it('leaves room for the marks of every user of the machine', () => {
  const former = process.umask(0o077);
  const first = studio();
  process.umask(former);
  const [place = ''] = readdirSync(marks);
  for (const folder of [marks, join(marks, place)]) {
    expect((statSync(folder).mode & 0o7777).toString(8)).toBe('1777');
  }
  first.close();
});

it('starts where another user closed the folder, and says that others go unnoticed', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  writeFileSync(marks, '');
  const first = studio();
  expect(warn.mock.calls.flat().join()).toContain('go unnoticed');
  expect(first.told).toEqual([]);
  first.close();
  warn.mockRestore();
});
