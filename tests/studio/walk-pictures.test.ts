import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const inOrder = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

test('the pictures of the guide are those that npm run pictures -- studio takes, each at its step', () => {
  const taken = inOrder(read('tests/browser/studio/walk/analyst.ts'), /shown\('([\w-]+)'\)/g);
  const shown = inOrder(read('schemas/README.md'), /\(\.\.\/docs\/studio\/([\w-]+)\.webp\)/g);
  const files = readdirSync(new URL('../../docs/studio/', import.meta.url)).toSorted();
  expect(shown).toEqual(taken);
  expect(files).toEqual(taken.map((name) => `${name}.webp`));
});
