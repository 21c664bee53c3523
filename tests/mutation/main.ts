/**
 * `npm run fuzz -- code`: changes operators, conditions, texts and calls of the engine one at a time, with
 * Stryker, and asks the engine's own tests. It draws so many lines of each folder, by the seed.
 */
import { Command } from '@commander-js/extra-typings';
import { Stryker } from '@stryker-mutator/core';
import { readdirSync, readFileSync } from 'node:fs';
import { randomFrom } from '../../src/checker/visitors/random-visit.ts';
import { filesIn } from '../../src/server/build/files-in.ts';
import { sample } from '../mutants/sample.ts';
import { scoreTable } from './score-table.ts';

const ENGINE = 'src/engine';
/** Lines drawn together: about a function. */
const PIECE = 20;
/** Each asks nearly everything of the engine, and takes longer than all others together. */
const WHOLE_ENGINE = /schemas\/corpus|json-schema-test-suite|rjsf\.test|engine\/language\.test/;

/** `words` has texts, and nothing that could be wrong. */
const folders = readdirSync(ENGINE, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'words')
  .map(({ name }) => name);

const values = new Command('fuzz code')
  .description('Whether the tests of the engine notice a changed line of it.')
  .option('--folder <name...>', `only these: ${folders.join(', ')}`, folders)
  .option('--lines <number>', 'lines to draw in each folder', Number, 200)
  .option('--seed <number>', 'repeats a run', Number, Date.now() % 100_000)
  .option('--at-once <number>', 'processes', Number, 2)
  .option('--verbose', 'each change that no test noticed', false)
  .parse()
  .opts();

const named = (folder: string, name: RegExp): string[] =>
  filesIn(folder)
    .filter((file) => name.test(file))
    .map((file) => `${folder}/${file}`);

/** As Stryker names them: `file:first-last`. */
const piecesOf = (file: string): string[] => {
  const count = readFileSync(file, 'utf8').split('\n').length;
  return Array.from({ length: Math.ceil(count / PIECE) }, (_, index) => {
    const first = index * PIECE + 1;
    return `${file}:${first}-${Math.min(first + PIECE - 1, count)}`;
  });
};

const random = randomFrom(values.seed);
const drawn = values.folder.flatMap((folder) => {
  const pieces = named(`${ENGINE}/${folder}`, /(?<!\.d)\.tsx?$/).flatMap(piecesOf);
  return sample(pieces, Math.ceil(values.lines / PIECE), random);
});
const tests = named('tests/engine', /\.test\.tsx?$/).filter((file) => !WHOLE_ENGINE.test(file));

console.log(
  `${drawn.length} pieces of ${PIECE} lines, ${tests.length} test files, --seed ${values.seed}`,
);
const results = await new Stryker({
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.config.ts', related: false },
  testFiles: tests,
  mutate: drawn,
  coverageAnalysis: 'perTest',
  // What runs when a module is loaded would need every test.
  ignoreStatic: true,
  concurrency: values.atOnce,
  reporters: ['progress-append-only'],
  // It would need the API of an older TypeScript.
  tsconfigFile: 'none',
  disableTypeChecks: false,
  ignorePatterns: ['.data', '.shots', 'dist', 'docs'],
  allowConsoleColors: false,
  tempDirName: '.data/mutation',
}).runMutationTest();
console.log(scoreTable(results, values.verbose));
