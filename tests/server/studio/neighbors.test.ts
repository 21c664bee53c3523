import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchNeighbors } from '../../../src/server/studio/neighbors.ts';

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
