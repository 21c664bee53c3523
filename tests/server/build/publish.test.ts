import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { publish } from '../../../src/server/build/build.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'plumbline-publish-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const dist = (name: string) => join(root, 'dist', name);
const NOW = Date.parse('2026-11-25T00:00:00Z');

function release(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = join(root, 'next', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    utimesSync(file, NOW / 1000, NOW / 1000);
  }
  publish(join(root, 'next'), join(root, 'dist'), NOW);
}

test('the first build goes where there was none', () => {
  release({ 'index.html': 'one', 'assets/a-1.js': '1' });
  expect(readFileSync(dist('index.html'), 'utf8')).toBe('one');
  expect(existsSync(join(root, 'next'))).toBe(false);
});

test('a page of the previous build still finds its files, but its other pages are gone', () => {
  release({ 'index.html': 'one', 'gone/index.html': 'one', 'assets/a-1.js': '1' });
  release({ 'index.html': 'two', 'assets/a-2.js': '2' });
  expect(readFileSync(dist('index.html'), 'utf8')).toBe('two');
  expect(['assets/a-1.js', 'assets/a-2.js'].map((name) => existsSync(dist(name)))).toEqual([
    true,
    true,
  ]);
  expect(existsSync(dist('gone/index.html'))).toBe(false);
});

test('files of previous builds are deleted after two weeks', () => {
  release({ 'index.html': 'one', 'assets/old-1.js': '1', 'assets/older-1.js': '1' });
  const daysAgo = (days: number) => NOW / 1000 - days * 24 * 60 * 60;
  utimesSync(dist('assets/old-1.js'), daysAgo(14), daysAgo(14));
  utimesSync(dist('assets/older-1.js'), daysAgo(15), daysAgo(15));
  release({ 'index.html': 'two' });
  expect(existsSync(dist('assets/old-1.js'))).toBe(true);
  expect(existsSync(dist('assets/older-1.js'))).toBe(false);
});
