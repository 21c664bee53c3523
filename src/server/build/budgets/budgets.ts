import { readFileSync, writeFileSync } from 'node:fs';
import { FUNNEL } from '../../../site/funnel-path.ts';
import { flowFiles } from '../../vite/questionnaires.ts';
import { openBuild } from './build.ts';
import { type Budget, type Weighed, weighAll } from './weigh.ts';

const BUDGETS = new URL('budgets.json', import.meta.url);
const RECORDED = new URL('recorded.json', import.meta.url);
const readJson = (url: URL): unknown => JSON.parse(readFileSync(url, 'utf8'));

/**
 * Weighs every route of the build in `distDir`: one line each, and what grew in those over budget.
 * `record` stores the current sizes as the baseline for growth.
 */
export function weighBuild(distDir: string, record: boolean): { lines: string[]; grown: string[] } {
  const { routes } = readJson(BUDGETS) as { routes: Budget[] };
  const weighed = weighAll(routes.map(opening), openBuild(distDir));
  if (record) writeFileSync(RECORDED, `${JSON.stringify(recordOf(weighed), null, 2)}\n`);
  const recorded = readJson(RECORDED) as Recorded;
  const grown = weighed
    .filter(isOver)
    .flatMap((route) => [
      `\n${route.name} is over its budget of ${route.limit} KiB. What grew:`,
      ...growth(route, recorded).map((line) => `  ${line}`),
    ]);
  return { lines: weighed.map(line), grown };
}

/** The budget with the name of the main questionnaire filled in. */
function opening(budget: Budget): Budget {
  if (!('entries' in budget)) return budget;
  const main = flowFiles().find(({ base }) => base === FUNNEL)?.id ?? '';
  return { ...budget, entries: budget.entries.map((entry) => entry.replace('{main}', main)) };
}

function line(route: Weighed): string {
  const { name, bytes, limit, was } = route;
  const target = was === undefined ? '' : `, target ${was}`;
  return `${isOver(route) ? '✘' : '✔'} ${kib(bytes).padStart(10)} of ${limit}${target}  ${name}`;
}

/** Bytes of every chunk when the sizes were last recorded, by route (`recorded.json`). */
type Recorded = Readonly<Record<string, Readonly<Record<string, number>>>>;

export const recordOf = (routes: readonly Weighed[]): Recorded =>
  Object.fromEntries(routes.map(({ name, chunks }) => [name, chunks]));

export const isOver = ({ bytes, limit }: Weighed): boolean => bytes > limit * 1024;

/** The chunks of a route that are new or have grown since it was recorded. */
export function growth({ name, chunks }: Weighed, recorded: Recorded): string[] {
  const before = recorded[name] ?? {};
  return Object.entries(chunks)
    .map(([chunk, size]) => ({ chunk, size, grown: size - (before[chunk] ?? 0) }))
    .filter(({ grown }) => grown > 0)
    .toSorted((a, b) => b.grown - a.grown)
    .map(({ chunk, size, grown }) => `${chunk}: ${kib(size)} (+${kib(grown)})`);
}

/** Bytes as `12.3 KiB`. */
const kib = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`;
