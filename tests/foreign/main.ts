/**
 * `npm run test:foreign`: the whole engine on a questionnaire that has nothing to do with insurance,
 * in a copy of the project. Prints a line for each check, and what failed; names after `--` select
 * checks. `KEEP=1` keeps the copy. The walk in a browser is `tests/browser/funnel/foreign.spec.ts`.
 */
import { rmSync } from 'node:fs';
import { commitAll, run, runScript, type Ran } from './run.ts';
import { foreignSite, runEngineTests } from './site.ts';

const root = foreignSite();
const checks: readonly [string, () => Ran][] = [
  ['types', () => run(root, 'npx', 'tsc', '--noEmit')],
  ['validate', () => runScript(root, 'validate')],
  ['simulate --generate', () => runScript(root, 'simulate', '--generate')],
  ['simulate', () => runScript(root, 'simulate')],
  ['graph', () => runScript(root, 'graph')],
  ['rename-field', () => runScript(root, 'rename-field', 'lesson.level', 'skill')],
  ['report', () => runScript(root, 'report', '--base', 'HEAD')],
  ['build', () => runScript(root, 'build')],
  ['budgets', () => runScript(root, 'budgets')],
  ['engine tests', () => runEngineTests(root)],
];

const named = process.argv.slice(2);
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
