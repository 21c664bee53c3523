import { readFileSync, writeFileSync } from 'node:fs';
import { FUNNEL } from '../../../site/funnel-path.ts';
import { flowFiles } from '../../vite/flow-files.ts';
import { openBuild } from './build.ts';
import { growth, isOver, kib, recordOf, type Recorded } from './growth.ts';
import { weighAll, type Budget, type Weighed } from './weigh.ts';

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
