/**
 * `npm run budgets`: weighs what the last `npm run build` made, and fails with what grew.
 * `npm run budgets -- --record` keeps the present sizes as what growth is measured against.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { openBuild } from '../src/server/budgets/build.ts';
import { growth, isOver, kib, recordOf, type Recorded } from '../src/server/budgets/growth.ts';
import { weighAll, type Budget, type Weighed } from '../src/server/budgets/weigh.ts';

const RECORDED = new URL('../src/server/budgets/recorded.json', import.meta.url);
const readJson = (url: URL): unknown => JSON.parse(readFileSync(url, 'utf8'));

const { routes } = readJson(new URL('../src/server/budgets/budgets.json', import.meta.url)) as {
  routes: Budget[];
};
const weighed = weighAll(routes, openBuild('dist'));

console.log(weighed.map(line).join('\n'));
if (process.argv.includes('--record')) {
  writeFileSync(RECORDED, `${JSON.stringify(recordOf(weighed), null, 2)}\n`);
}
const over = weighed.filter(isOver);
const recorded = readJson(RECORDED) as Recorded;
for (const route of over) {
  console.error(`\n${route.name} is over its budget of ${route.limit} KiB. What grew:`);
  for (const grown of growth(route, recorded)) console.error(`  ${grown}`);
}
process.exitCode = over.length === 0 ? 0 : 1;

function line(route: Weighed): string {
  const { name, bytes, limit, was } = route;
  const target = was === undefined ? '' : `, target ${was}`;
  return `${isOver(route) ? '✘' : '✔'} ${kib(bytes).padStart(10)} of ${limit}${target}  ${name}`;
}
