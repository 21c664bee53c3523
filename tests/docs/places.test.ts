import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isMissing, pathsIn, root } from './places.ts';

it.each([
  ['docs/finding-a-rule.md', 30],
  ['README.md', 20],
])('%s names only places that exist', (file, fewest) => {
  const paths = pathsIn(readFileSync(join(root, file), 'utf8'));
  // Made by commands, or the visitor's own addresses.
  const written = paths.filter((path) => !/^(\/|\.data|dist)/.test(path));
  expect(written.length).toBeGreaterThanOrEqual(fewest);
  expect(written.filter(isMissing)).toEqual([]);
});
