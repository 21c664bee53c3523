import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadSettings } from '../../../src/server/setup/settings.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plumbline-settings-'));
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
  vi.stubEnv('VITE_SUPABASE_URL', undefined);
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

test('without a file nothing changes', () => {
  loadSettings('production');
  expect(process.env.VITE_SUPABASE_URL).toBeUndefined();
});

test('the more specific file wins, and the others fill in', () => {
  write('.env', 'VITE_SUPABASE_URL=https://a.example\nVITE_SUPABASE_PUBLISHABLE_KEY="a key"');
  write('.env.production', 'VITE_SUPABASE_URL=https://b.example');
  write('.env.development', 'VITE_SUPABASE_URL=https://c.example');
  loadSettings('production');
  expect(process.env.VITE_SUPABASE_URL).toBe('https://b.example');
  expect(process.env.VITE_SUPABASE_PUBLISHABLE_KEY).toBe('a key');
});

test('a value of the environment wins, even if it is empty', () => {
  write('.env', 'VITE_SUPABASE_URL=https://a.example');
  vi.stubEnv('VITE_SUPABASE_URL', '');
  loadSettings('production');
  expect(process.env.VITE_SUPABASE_URL).toBe('');
});
