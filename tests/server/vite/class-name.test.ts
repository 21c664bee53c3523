import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { className } from '../../../src/server/build/package/build-engine.ts';

const sheets = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter(({ name }) => name.endsWith('.module.css'))
  .map(({ parentPath, name }) => join(process.cwd(), parentPath, name));

it('the same class of two files has two names', () => {
  expect(sheets.length).toBeGreaterThan(50);
  expect(new Set(sheets.map((file) => className('card', file))).size).toBe(sheets.length);
});

it('a class keeps its name while its file keeps its place', () => {
  const file = join(process.cwd(), 'src', 'form', 'controls', 'controls.module.css');
  expect(className('input', file)).toBe('_input_a16d');
});
