import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changedSince } from '../../../src/server/studio/built-pages.ts';

const [OLD, BUILT, NEW] = [1_000, 2_000, 3_000];

let root: string;
const at = (path: string, seconds: number) => utimesSync(join(root, path), seconds, seconds);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'changed-since-'));
  mkdirSync(join(root, 'a/b'), { recursive: true });
  writeFileSync(join(root, 'a/b/c.ts'), '');
  for (const path of ['a/b/c.ts', 'a/b', 'a', '.']) at(path, OLD);
});
afterEach(() => rmSync(root, { recursive: true }));

describe('a folder', () => {
  it('without any writes has not changed', () => {
    expect(changedSince(root, BUILT * 1000)).toBe(false);
  });

  it('has changed when a file deep inside was written', () => {
    at('a/b/c.ts', NEW);
    expect(changedSince(root, BUILT * 1000)).toBe(true);
    expect(changedSince(join(root, 'a/b/c.ts'), BUILT * 1000)).toBe(true);
  });

  it('has not changed where an editor marks an open file with a link that leads nowhere', () => {
    symlinkSync('me@host.1234', join(root, 'a/b/.#c.ts'));
    at('a/b', OLD);
    expect(changedSince(root, BUILT * 1000)).toBe(false);
  });

  it('has changed when a file was removed', () => {
    rmSync(join(root, 'a/b/c.ts'));
    expect(changedSince(root, BUILT * 1000)).toBe(true);
  });
});
