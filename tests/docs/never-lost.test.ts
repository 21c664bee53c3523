import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './places.ts';

/** `tests/engine/flow/walk.test.ts` › title as it is written in the file. */
const NAMED = /\| `(tests\/[^`]+)` › (.+?) +\|$/gm;

const rows = [...readFileSync(join(root, 'docs/never-lost.md'), 'utf8').matchAll(NAMED)].map(
  ([, file = '', title = '']) => ({ file, title }),
);

it('docs/never-lost.md names a test for each finding', () => {
  expect(rows.length).toBeGreaterThan(60);
});

it.each(rows)('$file › $title', ({ file, title }) => {
  expect(existsSync(join(root, file)), `${file} does not exist`).toBe(true);
  expect(readFileSync(join(root, file), 'utf8')).toContain(title);
});
