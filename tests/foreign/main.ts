/**
 * `npm run test:foreign`: the whole engine on a questionnaire that has nothing to do with insurance,
 * in a copy of the project. Prints a line for each check, and what failed; names after `--` select
 * checks. `KEEP=1` keeps the copy. The walk in a browser is `tests/browser/funnel/foreign.spec.ts`.
 */
import { Command } from '@commander-js/extra-typings';
import { rmSync } from 'node:fs';
import { commitAll, run, runPlumbline, type Ran } from './run.ts';
import { foreignSite, runEngineTests } from './site.ts';

const root = foreignSite();
const checks: readonly [string, () => Ran][] = [
  ['types', () => run(root, 'npx', 'tsc', '--noEmit')],
  ['validate', () => runPlumbline(root, 'validate')],
  ['simulate --generate', () => runPlumbline(root, 'simulate', '--generate')],
  ['simulate', () => runPlumbline(root, 'simulate')],
  ['graph', () => runPlumbline(root, 'graph')],
  ['rename', () => runPlumbline(root, 'rename', 'lesson.level', 'skill')],
  ['report', () => runPlumbline(root, 'report', '--base', 'HEAD')],
  ['build', () => runPlumbline(root, 'build')],
  ['budgets', () => runPlumbline(root, 'budgets')],
  ['engine tests', () => runEngineTests(root)],
];

const { args: named } = new Command('test:foreign')
  .argument('[checks...]', 'only these, such as "build"')
  .parse();
const wanted = checks.filter(([name]) => named.length === 0 || named.includes(name));

commitAll(root);
let failed = 0;
for (const [name, check] of wanted) {
  const started = Date.now();
  const { ok, said } = check();
  const seconds = Math.round((Date.now() - started) / 1000);
  const count = / Tests +(.*)/.exec(said)?.[1];
  console.log(`${ok ? '✔' : '✘'} ${name} (${seconds} s)${count === undefined ? '' : ` ${count}`}`);
  if (ok) continue;
  failed += 1;
  console.log(said);
}
if (process.env['KEEP'] === undefined) rmSync(root, { recursive: true });
else console.log(root);
console.log(`${wanted.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
