import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RegExpParser } from '@eslint-community/regexpp';
import { analyse } from 'scslre';
import { expect, test } from 'vitest';

/** Code that reads requests: attackers control the texts its patterns run on. */
const FOLDERS = ['src/server/backend', 'src/server/http'];
/** Files whose patterns only run on our own migrations and lock files. */
const OWN_TEXTS = ['migrations.ts', 'directory-lock.ts', 'csv.ts', 'headers.ts'];

const LITERAL =
  /(?<=[=(,:?|&]\s*)\/(?![*/])(?<source>(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+)\/(?<flags>[dgimsuvy]*)(?=[.,;)\]\s])/g;

type Pattern = { file: string; source: string; flags: string };

const patternsIn = (file: string, code: string): Pattern[] =>
  [...code.matchAll(LITERAL)].map(({ groups = {} }) => ({
    file,
    source: groups['source'] ?? '',
    flags: groups['flags'] ?? '',
  }));

const patterns = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !OWN_TEXTS.some((own) => file.endsWith(own)))
    .flatMap((file) => patternsIn(file, readFileSync(join(folder, file), 'utf8'))),
);

/** Characters that make up texts on which the pattern takes more than linear time. */
function slowCharacters({ source, flags }: Pattern): string[] {
  // A sticky pattern is only tried at one position.
  const moves = !flags.includes('y');
  return analyse({ source, flags }, { reportTypes: { Move: moves } }).reports.map(
    ({ character }) => character.pick,
  );
}

test('patterns are found in the code', () => {
  const code = "const A = /^a\\/[/]+$/g;\nx.replace(/b/, '/c/'); // /d/";
  expect(patternsIn('f.ts', code).map(({ source }) => source)).toEqual(['^a\\/[/]+$', 'b']);
  expect(patterns.length).toBeGreaterThan(25);
  const parser = new RegExpParser();
  for (const { source, flags } of patterns) {
    parser.parseLiteral(`/${source}/${flags}`);
  }
});

test('the analysis recognizes a pattern that takes quadratic time', () => {
  const source = '^(?:[^():]+:)?([^():!]+)[^()]*\\(';
  expect(slowCharacters({ file: '', source, flags: '' })).not.toEqual([]);
});

test.for(patterns)('$file takes linear time for /$source/', (pattern) => {
  expect(slowCharacters(pattern)).toEqual([]);
});
