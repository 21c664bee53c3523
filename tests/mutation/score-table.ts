import type { Stryker } from '@stryker-mutator/core';
import { relative } from 'node:path';

/** One change of the code, and what became of it. */
type MutantResult = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

/**
 * A line for each folder of the engine: changes tried, noticed by a test, not noticed, and reached by
 * no test; the score is what part was noticed (0-100). With `verbose`, each one not noticed.
 */
export function scoreTable(results: readonly MutantResult[], verbose: boolean): string {
  const tried = results.filter(({ status }) => isTried(status));
  const folders = [...new Set(tried.map(({ fileName }) => folderOf(fileName)))].sort();
  const lines = folders.map((folder) =>
    lineOf(
      folder,
      tried.filter(({ fileName }) => folderOf(fileName) === folder),
    ),
  );
  const left = tried.filter(({ status }) => !isNoticed(status));
  return [
    ...(verbose ? left.map(inWords) : []),
    'folder          tried  noticed  survived  no test  score',
    ...lines,
    lineOf('engine', tried),
  ].join('\n');
}

type Status = MutantResult['status'];

/** A change that does not compile, or that runs before any test begins, says nothing of the tests. */
const isTried = (status: Status): boolean =>
  isNoticed(status) || status === 'Survived' || status === 'NoCoverage';

const isNoticed = (status: Status): boolean => status === 'Killed' || status === 'Timeout';

const fromHere = (file: string): string => relative('', file).replaceAll('\\', '/');

const folderOf = (file: string): string => fromHere(file).split('/')[2] ?? '';

function lineOf(name: string, own: readonly MutantResult[]): string {
  const count = (test: (status: Status) => boolean) =>
    own.filter(({ status }) => test(status)).length;
  const noticed = count(isNoticed);
  const figures: [number, number][] = [
    [own.length, 7],
    [noticed, 9],
    [count((status) => status === 'Survived'), 10],
    [count((status) => status === 'NoCoverage'), 9],
    [Math.round((100 * noticed) / own.length), 7],
  ];
  return name.padEnd(14) + figures.map(([value, width]) => String(value).padStart(width)).join('');
}

const inWords = ({ fileName, location, mutatorName, replacement, status }: MutantResult): string =>
  `${fromHere(fileName)}:${location.start.line}:${location.start.column}  ${mutatorName}, ${status}: ${replacement.replaceAll(/\s+/g, ' ')}`;
