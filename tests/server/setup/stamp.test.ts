import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { stampOf } from '../../../src/server/setup/stamp.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'plumbline-sources-'));
  mkdirSync(join(root, 'src', 'app'), { recursive: true });
  writeFileSync(join(root, 'src', 'app', 'main.ts'), 'one');
  writeFileSync(join(root, 'package-lock.json'), '{}');
});
afterEach(() => rmSync(root, { recursive: true }));

test('the same sources and settings have the same stamp, whatever else is set', () => {
  const stamp = stampOf(root, { PORT: '1', SITE_URL: 'https://a.example' });
  expect(stamp).toMatch(/^[0-9a-f]{64}$/);
  expect(stampOf(root, { SITE_URL: 'https://a.example', PORT: '2' })).toBe(stamp);
});

test.each([
  ['a source', () => writeFileSync(join(root, 'src', 'app', 'main.ts'), 'two')],
  ['a new source', () => writeFileSync(join(root, 'index.html'), '')],
  ['the packages', () => writeFileSync(join(root, 'package-lock.json'), '{"a":1}')],
])('a change in %s changes the stamp', (_what, change) => {
  const before = stampOf(root, {});
  change();
  expect(stampOf(root, {})).not.toBe(before);
});

test.each(['VITE_SUPABASE_URL', 'SITE_URL'])('another stamp comes of another %s', (name) => {
  const stamps = [{}, { [name]: 'https://a.example' }, { [name]: 'https://b.example' }];
  expect(new Set(stamps.map((settings) => stampOf(root, settings))).size).toBe(3);
});
