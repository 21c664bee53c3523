import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { scripts } from '../../package.json';
import { isMissing, pathsIn, root } from './places.ts';

it.each([
  ['docs/finding-a-rule.md', 30],
  ['docs/engine.md', 50],
  ['README.md', 20],
])('%s names only existing places', (file, fewest) => {
  const paths = pathsIn(readFileSync(join(root, file), 'utf8'));
  // Made by commands, or the visitor's own addresses.
  const written = paths.filter((path) => !/^(\/|\.data|dist)/.test(path));
  expect(written.length).toBeGreaterThanOrEqual(fewest);
  expect(written.filter(isMissing)).toEqual([]);
});

it.each(['README.md', 'docs/engine.md', 'docs/performance.md', 'schemas/README.md'])(
  '%s names only existing commands',
  (file) => {
    const text = readFileSync(join(root, file), 'utf8').replace(/\s+/g, ' ');
    const named = [...text.matchAll(/npm run (?:-s )?([a-z][\w:-]*)/g)].map(
      ([, name = '']) => name,
    );
    expect(named).not.toEqual([]);
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  },
);

it('the README has at most 150 lines', () => {
  const lines = readFileSync(join(root, 'README.md'), 'utf8').trimEnd().split('\n');
  expect(lines.length).toBeLessThanOrEqual(150);
});
