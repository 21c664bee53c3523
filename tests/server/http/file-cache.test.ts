import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openFileCache } from '../../../src/server/http/file-cache.ts';

vi.mock('node:fs', { spy: true });

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plumbline-memory-'));
  file = join(folder, 'app.js');
  writeFileSync(file, 'let a = 1;');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('concurrent responses share the bytes of a file', () => {
  const memory = openFileCache();
  expect(memory(file)?.bytes.toString()).toBe('let a = 1;');
  expect(memory(file)?.bytes).toBe(memory(file)?.bytes);
});

test('a file that a build rewrote is read again, with a new ETag', () => {
  const memory = openFileCache();
  const before = memory(file);
  writeFileSync(file, 'let a = 1 + 1;');
  const after = memory(file);
  expect(after?.bytes.toString()).toBe('let a = 1 + 1;');
  expect(after?.etag).not.toBe(before?.etag);
});

test('a file that a build removed is no longer found', () => {
  const memory = openFileCache();
  memory(file);
  rmSync(file);
  expect(memory(file)).toBeUndefined();
});

test('a file that vanishes between the check and the read is not found', () => {
  const stats = statSync(file);
  vi.mocked(statSync).mockImplementationOnce(() => {
    rmSync(file);
    return stats;
  });
  expect(openFileCache()(file)).toBeUndefined();
});

test('a file that cannot be opened for want of handles is not said to be missing', () => {
  vi.mocked(readFileSync).mockImplementationOnce(() => {
    throw Object.assign(new Error('too many open files'), { code: 'EMFILE' });
  });
  const memory = openFileCache();
  expect(() => memory(file)).toThrow('too many open files');
  expect(memory(file)?.bytes.toString()).toBe('let a = 1;');
});

test.for([
  ['a folder', 'folder'],
  ['a name that no file can have', 'a\0b'],
  ['a name that is too long', 'x'.repeat(5000)],
  ['what would be inside a file', 'app.js/inside'],
] as const)('%s is not a file', ([, name]) => {
  mkdirSync(join(folder, 'folder'));
  expect(openFileCache()(join(folder, name))).toBeUndefined();
});
