import { readdirSync, readFileSync } from 'node:fs';
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

/** `npm run` and `npx plumbline` with the names that follow, and those of the lists of long runs. */
const CALLS = [
  { call: /npm run (?:-s )?([a-z][\w-]*(?::\w+)*)/g, known: Object.keys(scripts) },
  { call: /npx plumbline ([a-z][\w-]*)/g, known: namesIn('scripts/plumbline/program.ts') },
  { call: /npm run bench -- ([a-z][\w-]*)/g, known: namesIn('tests/bench/main.ts') },
  { call: /npm run fuzz -- ([a-z][\w-]*)/g, known: namesIn('tests/fuzz/main.ts') },
  { call: /npm run pictures -- ([a-z][\w-]*)/g, known: namesIn('tests/browser/pictures/main.ts') },
];

function namesIn(program: string): string[] {
  const text = readFileSync(join(root, program), 'utf8');
  return [...text.matchAll(/\.command\('([\w-]+)'/g)].map(([, name = '']) => name);
}

/** All texts that tell somebody to run something: documents, and messages in the code. */
const TELLING = ['src', 'scripts', 'docs', 'schemas', 'flows', 'tests', 'supabase'].flatMap(
  (folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(md|ts|tsx|mjs|json|sql)$/.test(file))
      .map((file) => `${folder}/${file}`),
);

it.each(CALLS)('only existing commands are named ($call)', ({ call, known }) => {
  const named = [...TELLING, 'README.md', 'package.json'].flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8').replace(/\s+(?:\*|\/\/)?\s*/g, ' ');
    return [...text.matchAll(call)].map(([, name = '']) => ({ file, name }));
  });
  expect(named.length).toBeGreaterThan(2);
  expect(named.filter(({ name }) => !known.includes(name))).toEqual([]);
});

it('the README has at most 150 lines', () => {
  const lines = readFileSync(join(root, 'README.md'), 'utf8').trimEnd().split('\n');
  expect(lines.length).toBeLessThanOrEqual(150);
});
